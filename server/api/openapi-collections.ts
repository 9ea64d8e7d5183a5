import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, LANGUAGES } from '@site/contract/language';
import { COLLECTION_PAGE } from '@site/contract/limits';
import { LISTS, ORDERS, PAGE_MAX, SCOPES, SORTS, WORDS_MAX } from '@site/contract/lists';
import problemSentences from '@site/contract/messages/problems.json' with { type: 'json' };
import { API } from '@site/contract/paths';
import {
  COLLECTIONS,
  OWN_PAGE,
  publicDataSchema,
  type Collection,
} from '@site/contract/public-data';
import { SEARCH_GROUPS, SUGGESTIONS_MAX } from '@site/contract/search';

import {
  capitalize,
  createJsonResponse,
  createProblemResponse,
  createReference,
  toJsonSchema,
  omitFields,
  type JsonSchema,
  type Part,
} from './openapi-parts.ts';

const createQueryParameter = (name: string, description: string, schema: Part): Part => ({
  name,
  in: 'query',
  description,
  schema,
});

const createEnum = (values: readonly string[], fallback?: string): Part => ({
  type: 'string',
  enum: values,
  ...(fallback !== undefined && { default: fallback }),
});

/** Returns the query parameters of a list; any other parameter is refused with 400. */
function createParameters(name: Collection, categories: readonly string[]): Part[] {
  const { parameters } = LISTS[name];
  const page = { type: 'integer', minimum: 1 };
  const limit = { maximum: COLLECTION_PAGE.max, default: COLLECTION_PAGE.default };
  return [
    createQueryParameter('q', 'Words to look for, literally.', {
      type: 'string',
      maxLength: WORDS_MAX,
    }),
    createQueryParameter(
      LANGUAGE_PARAMETER,
      'The language of the words and of the order.',
      createEnum(LANGUAGES, DEFAULT_LANGUAGE),
    ),
    createQueryParameter('_page', 'Which page.', { ...page, maximum: PAGE_MAX, default: 1 }),
    createQueryParameter('_limit', 'How many on a page.', { ...page, ...limit }),
    createQueryParameter(
      '_sort',
      'By what.',
      createEnum(parameters.includes('sort') ? SORTS : ['date'], 'date'),
    ),
    createQueryParameter('_order', 'In which direction.', createEnum(ORDERS, 'desc')),
    ...(parameters.includes('scope')
      ? [createQueryParameter('scope', 'Where to look for the words.', createEnum(SCOPES, 'both'))]
      : []),
    ...(parameters.includes('category')
      ? [createQueryParameter('category', 'Of which kind.', createEnum(categories))]
      : []),
  ];
}

const ID: Part = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const TOTAL: Part = { description: 'How many there are in all.', schema: { type: 'integer' } };

function createPaths(
  name: Collection,
  categories: readonly string[],
): Array<readonly [string, Part]> {
  const headline = createReference(`${capitalize(name)}Headline`);
  const list = createJsonResponse('One page of it.', { type: 'array', items: headline });
  return [
    [
      API[name],
      {
        get: {
          operationId: `list-${name}`,
          summary: `The published items of ${name}.`,
          parameters: createParameters(name, categories),
          responses: {
            200: { ...list, headers: { 'X-Total-Count': TOTAL } },
            400: createProblemResponse(problemSentences.query.en),
          },
        },
      },
    ],
    [
      `${API[name]}/{id}`,
      {
        get: {
          operationId: `get-${name}`,
          summary: `One item of ${name}, with its neighbors.`,
          parameters: [ID],
          responses: {
            200: createJsonResponse('The item.', createReference(`${capitalize(name)}Item`)),
            404: createProblemResponse(problemSentences.notFound.en),
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
      403: createProblemResponse(problemSentences.crossSite.en),
      404: createProblemResponse(problemSentences.notFound.en),
    },
  },
};

const TEXT_PARTS: Part = {
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
  properties: {
    title: TEXT_PARTS,
    excerpt: TEXT_PARTS,
    href: { type: 'string' },
    picture: { type: 'string' },
  },
  required: ['title', 'excerpt', 'href'],
};

/** Describes an operation that searches all content of the site. */
const createSearchPath = (
  operationId: string,
  summary: string,
  properties: Readonly<Record<string, Part>>,
): Part => ({
  get: {
    operationId,
    summary,
    parameters: [
      {
        ...createQueryParameter('q', 'The words.', { type: 'string', maxLength: WORDS_MAX }),
        required: true,
      },
      createQueryParameter(
        LANGUAGE_PARAMETER,
        'The language of the site that is searched.',
        createEnum(LANGUAGES, DEFAULT_LANGUAGE),
      ),
    ],
    responses: {
      200: createJsonResponse('What was found.', {
        type: 'object',
        properties: { query: { type: 'string' }, ...properties },
        required: ['query', ...Object.keys(properties)],
      }),
      400: createProblemResponse(problemSentences.query.en),
    },
  },
});

const SEARCH = createSearchPath('search', 'What the whole site says about some words, by groups.', {
  total: { type: 'integer' },
  groups: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        group: createEnum(SEARCH_GROUPS),
        total: { type: 'integer' },
        hits: { type: 'array', items: HIT },
      },
      required: ['group', 'total', 'hits'],
    },
  },
});

const SUGGESTIONS = createSearchPath(
  'suggest',
  'The few pages that fit best, for words being typed.',
  {
    suggestions: {
      type: 'array',
      maxItems: SUGGESTIONS_MAX,
      items: {
        type: 'object',
        properties: {
          title: TEXT_PARTS,
          href: { type: 'string' },
          group: createEnum(SEARCH_GROUPS),
        },
        required: ['title', 'href', 'group'],
      },
    },
  },
);

/**
 * Returns the paths of the public collections and of the search over all content.
 * @param pressCategories the categories that lists of press items can be filtered by
 */
export const describeCollectionPaths = (
  pressCategories: readonly string[],
): Record<string, Part> => ({
  ...Object.fromEntries(COLLECTIONS.flatMap((name) => createPaths(name, pressCategories))),
  [API.searches]: SEARCH,
  [API.suggestions]: SUGGESTIONS,
  [`${API.notices}/{id}/views`]: VIEWS,
});

/** Returns the schema of an item in a list: without the content of its page; press items have their first paragraph. */
function createHeadlineSchema(name: Collection, item: JsonSchema): JsonSchema {
  const headline = omitFields(OWN_PAGE[name], item);
  if (name !== 'press') return headline;
  return {
    ...headline,
    properties: { ...headline.properties, summary: item.properties?.['content'] ?? {} },
    required: [...(headline.required ?? []), 'summary'],
  };
}

/** Returns the schema of an item, with the categories of the company. */
const withCategories = (item: JsonSchema, categories: readonly string[]): JsonSchema =>
  'category' in (item.properties ?? {})
    ? { ...item, properties: { ...item.properties, category: createEnum(categories) } }
    : item;

/** Describes the items of the collections, complete and as lists show them. */
export const describeCollectionSchemas = (
  pressCategories: readonly string[],
): Record<string, Part> =>
  Object.fromEntries(
    COLLECTIONS.flatMap((name) => {
      const item = withCategories(
        toJsonSchema(publicDataSchema.shape[name]._zod.def.element),
        pressCategories,
      );
      const headline = createHeadlineSchema(name, item);
      const article: JsonSchema = {
        ...item,
        // The page of an item also has its neighbors and related items.
        properties: {
          ...item.properties,
          newer: createReference(`${capitalize(name)}Headline`),
          older: createReference(`${capitalize(name)}Headline`),
          ...('about' in (item.properties ?? {}) && {
            related: { type: 'array', items: createReference(`${capitalize(name)}Headline`) },
          }),
        },
      };
      return [
        [`${capitalize(name)}Headline`, headline],
        [`${capitalize(name)}Item`, article],
      ];
    }),
  );
