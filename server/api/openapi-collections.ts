import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, LANGUAGES } from '@site/contract/language';
import { COLLECTION_PAGE } from '@site/contract/limits';
import { LISTS, ORDERS, PAGE_MAX, SCOPES, SORTS, WORDS_MAX } from '@site/contract/lists';
import problemSentences from '@site/contract/messages/problems.json' with { type: 'json' };
import { API } from '@site/contract/paths';
import { COLLECTIONS, publicDataSchema, type Collection } from '@site/contract/public-data';
import { SEARCH_GROUPS, SUGGESTIONS_MAX } from '@site/contract/search';

import {
  capital,
  jsonAnswer,
  problem,
  reference,
  schemaOf,
  without,
  type JsonSchema,
  type Part,
} from './openapi-parts.ts';

const asked = (name: string, description: string, schema: Part): Part => ({
  name,
  in: 'query',
  description,
  schema,
});

const choice = (values: readonly string[], fallback?: string): Part => ({
  type: 'string',
  enum: values,
  ...(fallback !== undefined && { default: fallback }),
});

/** What may be asked of a list; everything else is a 400. */
function parametersOf(name: Collection): Part[] {
  const { parameters, categories } = LISTS[name];
  const page = { type: 'integer', minimum: 1 };
  const limit = { maximum: COLLECTION_PAGE.max, default: COLLECTION_PAGE.default };
  return [
    asked('q', 'Words to look for, literally.', { type: 'string', maxLength: WORDS_MAX }),
    asked(
      LANGUAGE_PARAMETER,
      'The language of the words and of the order.',
      choice(LANGUAGES, DEFAULT_LANGUAGE),
    ),
    asked('_page', 'Which page.', { ...page, maximum: PAGE_MAX, default: 1 }),
    asked('_limit', 'How many on a page.', { ...page, ...limit }),
    asked('_sort', 'By what.', choice(parameters.includes('sort') ? SORTS : ['date'], 'date')),
    asked('_order', 'In which direction.', choice(ORDERS, 'desc')),
    ...(parameters.includes('scope')
      ? [asked('scope', 'Where to look for the words.', choice(SCOPES, 'both'))]
      : []),
    ...(categories.length > 0 ? [asked('category', 'Of which kind.', choice(categories))] : []),
  ];
}

const ID: Part = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const TOTAL: Part = { description: 'How many there are in all.', schema: { type: 'integer' } };

function pathsOf(name: Collection): Array<readonly [string, Part]> {
  const headline = reference(`${capital(name)}Headline`);
  const list = jsonAnswer('One page of it.', { type: 'array', items: headline });
  return [
    [
      API[name],
      {
        get: {
          operationId: `list-${name}`,
          summary: `What is published of ${name}.`,
          parameters: parametersOf(name),
          responses: {
            200: { ...list, headers: { 'X-Total-Count': TOTAL } },
            400: problem(problemSentences.query.en),
          },
        },
      },
    ],
    [
      `${API[name]}/{id}`,
      {
        get: {
          operationId: `get-${name}`,
          summary: `One of ${name}, with what stands next to it.`,
          parameters: [ID],
          responses: {
            200: jsonAnswer('The item.', reference(`${capital(name)}Item`)),
            404: problem(problemSentences.notFound.en),
          },
        },
      },
    ],
  ];
}

const VIEWS: Part = {
  post: {
    operationId: 'count-view',
    summary: 'Counts that a notice is being read: once for a network and day.',
    parameters: [ID],
    responses: {
      204: { description: 'It is counted.' },
      403: problem(problemSentences.crossSite.en),
      404: problem(problemSentences.notFound.en),
    },
  },
};

const PIECES: Part = {
  type: 'array',
  description: 'A text in pieces; those that were searched for are hits.',
  items: {
    type: 'object',
    properties: { text: { type: 'string' }, hit: { type: 'boolean' } },
    required: ['text'],
  },
};

const HIT: Part = {
  type: 'object',
  properties: { title: PIECES, excerpt: PIECES, href: { type: 'string' } },
  required: ['title', 'excerpt', 'href'],
};

/** A question in words, about everything that the site says. */
const wordsPart = (
  operationId: string,
  summary: string,
  properties: Readonly<Record<string, Part>>,
): Part => ({
  get: {
    operationId,
    summary,
    parameters: [
      {
        ...asked('q', 'The words.', { type: 'string', maxLength: WORDS_MAX }),
        required: true,
      },
      asked(
        LANGUAGE_PARAMETER,
        'The language of the site that is searched.',
        choice(LANGUAGES, DEFAULT_LANGUAGE),
      ),
    ],
    responses: {
      200: jsonAnswer('What was found.', {
        type: 'object',
        properties: { query: { type: 'string' }, ...properties },
        required: ['query', ...Object.keys(properties)],
      }),
      400: problem(problemSentences.query.en),
    },
  },
});

const SEARCH = wordsPart('search', 'What the whole site says about some words, by groups.', {
  total: { type: 'integer' },
  groups: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        group: choice(SEARCH_GROUPS),
        total: { type: 'integer' },
        hits: { type: 'array', items: HIT },
      },
      required: ['group', 'total', 'hits'],
    },
  },
});

const SUGGESTIONS = wordsPart('suggest', 'The few pages that fit best, for words being typed.', {
  suggestions: {
    type: 'array',
    maxItems: SUGGESTIONS_MAX,
    items: {
      type: 'object',
      properties: { title: PIECES, href: { type: 'string' }, group: choice(SEARCH_GROUPS) },
      required: ['title', 'href', 'group'],
    },
  },
});

/** The addresses of the public collections, and of the search over them and the rest. */
export const collectionPaths = (): Record<string, Part> => ({
  ...Object.fromEntries(COLLECTIONS.flatMap(pathsOf)),
  [API.searches]: SEARCH,
  [API.suggestions]: SUGGESTIONS,
  [`${API.notices}/{id}/views`]: VIEWS,
});

/** Their items, alone and as lists show them. */
export const collectionSchemas = (): Record<string, Part> =>
  Object.fromEntries(
    COLLECTIONS.flatMap((name) => {
      const item = schemaOf(publicDataSchema.shape[name]._zod.def.element);
      const headline = without(['content'], item);
      const article: JsonSchema = {
        ...item,
        // With it, what stands next to it.
        properties: {
          ...item.properties,
          newer: reference(`${capital(name)}Headline`),
          older: reference(`${capital(name)}Headline`),
        },
      };
      return [
        [`${capital(name)}Headline`, headline],
        [`${capital(name)}Item`, article],
      ];
    }),
  );
