import { ContactCard, EmptyState, SearchForm, Section, Text } from '@site/design-system';
import { QuestionGroups } from '@site/design-system/sections';
import { TextField } from '@site/design-system/forms';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fillMessage } from '@site/contract/message';
import { QUERY_PARAMETER } from '@site/contract/paths';
import type { FaqBlock } from '@site/content/schema/blocks/index.ts';

import { hasKeywords, findByQuery, QUERY_MAX } from './search/keywords.ts';
import { Marked } from './search/Marked.tsx';
import { useLanguage } from '../shared/language/language-context.ts';
import { toPlainText } from '../shared/plain-text.ts';
import { RichText } from '../shared/RichText.tsx';

type Group = FaqBlock['groups'][number];

/** Returns the groups with the questions that contain every keyword. */
const filterGroups = (groups: readonly Group[], keywords: readonly string[]): Group[] =>
  groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) =>
        hasKeywords([question, ...toPlainText(answer)], keywords),
      ),
    }))
    .filter(({ items }) => items.length);

const getCount = (groups: readonly Group[]): number => groups.flatMap(({ items }) => items).length;

/**
 * The questions with their search. `?q=` is rendered for the request, so it works as a plain form. Once hydrated, the
 * list follows the typed text.
 */
export default function Faq({ block }: { readonly block: FaqBlock }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname: path, search, hash, key } = useLocation();
  const addressQuery = new URLSearchParams(search).get(QUERY_PARAMETER) ?? '';
  // Typed text stays until the address has another query or the list of all questions is requested. An anchor of a
  // question changes neither.
  const [typedState, setTyped] = useState({ asked: addressQuery, key, query: addressQuery });
  const holds = typedState.asked === addressQuery && (typedState.key === key || hash !== '');
  const query = holds ? typedState.query : addressQuery;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && !holds) field.current.value = addressQuery;
  }, [holds, addressQuery]);

  const { keywords, results: groups } = findByQuery(query, (words) =>
    filterGroups(block.groups, words),
  );
  const counts = { total: getCount(block.groups), count: getCount(groups), query };
  const { name, phone, email, matters } = block.ask.department;
  const show = (words: string) => <Marked keywords={keywords}>{words}</Marked>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(query.trim() ? `${path}?${QUERY_PARAMETER}=${encodeURIComponent(query)}` : path);
  };

  return (
    <>
      <Section>
        <SearchForm action={path} submitLabel={block.search.submit} onSubmit={submit}>
          <TextField
            ref={field}
            type="search"
            name={QUERY_PARAMETER}
            label={block.search.label}
            hint={block.search.hint}
            defaultValue={addressQuery}
            maxLength={QUERY_MAX}
            onChange={({ currentTarget }) =>
              setTyped({ asked: addressQuery, key, query: currentTarget.value })
            }
          />
        </SearchForm>
        <Text role="status" tone="muted">
          {fillMessage(block.search[keywords.length ? 'found' : 'total'], language, counts)}
        </Text>
        {!groups.length && (
          <EmptyState link={{ label: block.search.all, href: path }}>
            {fillMessage(block.search.none, language, counts)}
          </EmptyState>
        )}
        <QuestionGroups
          // Rendered again, because the pieces of its texts differ, and a browser may have translated the earlier ones.
          key={keywords.join()}
          items={groups.map(({ id, title, items }) => ({
            id,
            heading: title,
            questions: items.map((item) => ({
              id: item.id,
              name: item.question,
              question: show(item.question),
              answer: <RichText nodes={item.answer} show={show} />,
              href: `${path}#${item.id}`,
            })),
          }))}
        />
      </Section>
      <Section
        tone="subtle"
        heading={block.ask.heading}
        intro={<p>{block.ask.text}</p>}
        arrangement="side"
      >
        <ContactCard department={name} phone={phone} email={email} note={matters} />
      </Section>
    </>
  );
}
