import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { API, API_DESCRIPTION } from '@site/contract/paths';
import { publicDataSchema } from '@site/contract/public-data';

import { FORMS } from '../../server/forms/definitions.ts';
import { getForm, formatJson, REPORT, send } from './fixture/forms.ts';
import { getSharedSite, startSite, type RunningSite } from './fixture/site.ts';

interface Schema {
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required: readonly string[];
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const getDescription = async (site: RunningSite) =>
  (await (await fetch(site.url + API_DESCRIPTION)).json()) as Description;

test('the description is valid OpenAPI', async () => {
  const site = await getSharedSite();
  const response = await fetch(site.url + API_DESCRIPTION);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const validator = new Validator();
  const result = await validator.validate((await response.json()) as Record<string, unknown>);
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('it contains exactly the existing addresses', async () => {
  const site = await getSharedSite();
  const { paths } = await getDescription(site);
  const collections = Object.keys(publicDataSchema.shape).map((name) => `/api/${name}`);
  const addresses = [
    API.health,
    API.searches,
    API.suggestions,
    ...FORMS.map(({ api }) => api),
    ...collections.flatMap((address) => [address, `${address}/{id}`]),
    `${API.notices}/{id}/views`,
  ];
  expect(Object.keys(paths).toSorted()).toEqual(addresses.toSorted());
  expect(Object.values(API).filter((address) => !addresses.includes(address))).toEqual([]);
  for (const [address, operations] of Object.entries(paths)) {
    const [method = ''] = Object.keys(operations);
    const target = site.url + address.replace('{id}', '1');
    const { status } = await fetch(target, { method });
    // An unpublished item does not exist, but its address does.
    if (!address.includes('{id}')) expect(status).not.toBe(404);
    expect((await fetch(target, { method: 'DELETE' })).status).toBe(405);
  }
});

test('fields, required fields and lengths are derived from the schemas', async () => {
  const site = await getSharedSite();
  const { schemas } = (await getDescription(site)).components;
  for (const { name, fields, files } of FORMS) {
    const key = name.charAt(0).toUpperCase() + name.slice(1);
    const json = Object.keys(schemas[key]?.properties ?? {});
    expect(json.toSorted()).toEqual(fields.filter((field) => !files.includes(field)).toSorted());
    expect(Object.keys(schemas[`${key}Form`]?.properties ?? {}).toSorted()).toEqual(
      fields.toSorted(),
    );
  }
  expect(schemas['Report']?.required.toSorted()).toEqual([
    'consent',
    'content',
    'password',
    'title',
    'type',
  ]);
  expect(schemas['Report']?.properties['content']).toMatchObject({ maxLength: 4000 });
  expect(schemas['Report']?.properties['type']?.['enum']).toHaveLength(14);
  expect(schemas['ReportForm']?.properties['consent']).toEqual({
    type: 'string',
    enum: ['true', 'on'],
  });
});

test('the minimum of each schema is accepted', async () => {
  const site = await startSite();
  const { schemas } = (await getDescription(site)).components;
  const requiredFields = schemas['Report']?.required ?? [];
  const least = Object.fromEntries(
    Object.entries(REPORT).filter(([field]) => requiredFields.includes(field)),
  );
  const anonymous = { anonymous: true, companyUnknown: true };
  expect((await send(site, 'report', formatJson(least, anonymous))).status).toBe(201);
  const form = getForm(least, { anonymous: 'on', companyUnknown: 'on', title: 'b' });
  expect((await send(site, 'report', form)).status).toBe(201);
});
