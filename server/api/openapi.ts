import { lookupResultSchema, receivedSchema, visitResultSchema } from '@site/contract/answers';
import type { FormDefinition } from '@site/contract/form';
import { ATTACHMENT_MAX_BYTES } from '@site/contract/limits';
import problemSentences from '@site/contract/messages/problems.json' with { type: 'json' };
import { API } from '@site/contract/paths';
import { problemSchema } from '@site/contract/problem';
import type { FormName } from '@site/contract/renderer';

import { describeCollectionPaths, describeCollectionSchemas } from './openapi-collections.ts';
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

const createSchemaName = (form: FormName): string => capitalize(form);

/** Returns the fields as a browser posts them: a checked checkbox is a text, an unchecked one is missing. */
function convertToForm({ checkboxes, files }: FormDefinition, schema: JsonSchema): JsonSchema {
  const createField = (field: string, part: Part): Part => {
    if (checkboxes.includes(field)) return { type: 'string', enum: ['true', 'on'] };
    if (files.includes(field))
      return {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        maxLength: ATTACHMENT_MAX_BYTES,
      };
    return part;
  };
  const fields = Object.entries(schema.properties ?? {});
  return {
    ...schema,
    properties: Object.fromEntries(
      fields.map(([field, part]) => [field, createField(field, part)]),
    ),
  };
}

const SUMMARIES: Readonly<Record<FormName, string>> = {
  inquiry: 'Send a customer inquiry.',
  reservation: 'Reserve a visit to a site. Only this response contains the reservation number.',
  visit:
    'Look up a reservation by its number and phone number, move it to another time, or cancel it.',
  report:
    'Report a concern, by name or anonymously. Only this response contains the receipt number.',
  compliment: 'Send a compliment.',
  lookup: 'Read a report again, with its answer, by receipt number and password.',
};

/** The refusals that all forms share. */
const REFUSALS: Readonly<Record<string, Part>> = {
  400: createProblemResponse(problemSentences.malformed.en),
  403: createProblemResponse(problemSentences.crossSite.en),
  408: createProblemResponse(problemSentences.timeout.en),
  413: createProblemResponse(problemSentences.tooLarge.en),
  415: createProblemResponse(problemSentences.unsupportedMediaType.en),
  422: createProblemResponse('A field is wrong, or the key was used for another content.'),
  429: createProblemResponse(problemSentences.tooManyRequests.en),
  503: createProblemResponse(
    'It could not be stored, too much is arriving at once, or the forms are closed.',
  ),
};

const IDEMPOTENCY_KEY: Part = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names the attempt. Sent again under the same key, the same content is stored once.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{16,128}$' },
};

/** The forms that look something up instead of storing it: the schema of the result, and the refusals. */
const LOOKUPS: Readonly<
  Partial<
    Record<
      FormName,
      { readonly description: string; readonly schema: string; readonly refusals: Part }
    >
  >
> = {
  lookup: {
    description: 'The report after the request.',
    schema: 'Found',
    refusals: {
      404: createProblemResponse(problemSentences.noMatch.en),
      409: createProblemResponse(problemSentences.reportClosed.en),
    },
  },
  visit: {
    description: 'The reservation after the request.',
    schema: 'FoundVisit',
    refusals: {
      404: createProblemResponse(problemSentences.noVisit.en),
      409: createProblemResponse(problemSentences.visitClosed.en),
    },
  },
};

function describeFormOperation(form: FormDefinition): Part {
  const lookup = LOOKUPS[form.name];
  const answer = {
    description: lookup?.description ?? 'It is stored, on disk.',
    content: { 'application/json': { schema: createReference(lookup?.schema ?? 'Received') } },
  };
  const bodyContent = { schema: createReference(`${createSchemaName(form.name)}Form`) };
  return {
    operationId: form.name,
    summary: SUMMARIES[form.name],
    ...(!lookup && { parameters: [IDEMPOTENCY_KEY] }),
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: createReference(createSchemaName(form.name)) },
        'multipart/form-data': bodyContent,
        'application/x-www-form-urlencoded': bodyContent,
      },
    },
    responses: {
      ...(lookup ? { 200: answer, ...lookup.refusals } : { 201: answer }),
      ...REFUSALS,
    },
  };
}

const HEALTH_SCHEMA: Part = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['ok', 'failing'] },
    database: { type: 'string', enum: ['ok', 'failing'] },
    disk: { type: 'string', enum: ['ok', 'low', 'failing'] },
    forms: {
      description: 'Missing while all forms are open; the forms that are not, or `full`.',
      anyOf: [
        { type: 'string', enum: ['full'] },
        {
          type: 'object',
          additionalProperties: {
            type: 'string',
            enum: ['demonstration', 'closed', 'without-audit'],
          },
        },
      ],
    },
  },
  required: ['status', 'database', 'disk'],
};

const HEALTH: Part = {
  get: {
    operationId: 'health',
    summary: 'Whether the server, its database and its disk work, and whether the forms are open.',
    responses: {
      200: createJsonResponse('It works.', HEALTH_SCHEMA),
      503: createJsonResponse('The database or the disk fails.', HEALTH_SCHEMA),
    },
  },
};

/**
 * Describes the API in OpenAPI 3.1, from the schemas that validate it.
 * @param pressCategories the categories of press items
 */
export function describeApi(
  forms: readonly FormDefinition[],
  pressCategories: readonly string[],
  now: Date,
): Part {
  const formSchemas = forms.flatMap((form) => {
    const schema = toJsonSchema(form.schema(now));
    const name = createSchemaName(form.name);
    return [
      [name, omitFields(form.files, schema)],
      [`${name}Form`, convertToForm(form, schema)],
    ] as const;
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'The site',
      version: '1.0.0',
      description:
        'Public collections can be read; forms can be sent and never read. Texts of a form are flat ' +
        'names; what depends on other fields (a car number, a visitor, an informant) is validated together.',
    },
    paths: {
      [API.health]: HEALTH,
      ...Object.fromEntries(forms.map((form) => [form.api, { post: describeFormOperation(form) }])),
      ...describeCollectionPaths(pressCategories),
    },
    components: {
      schemas: {
        ...Object.fromEntries(formSchemas),
        ...describeCollectionSchemas(pressCategories),
        Received: toJsonSchema(receivedSchema),
        Found: toJsonSchema(lookupResultSchema),
        FoundVisit: toJsonSchema(visitResultSchema),
        Problem: toJsonSchema(problemSchema),
      },
    },
  };
}
