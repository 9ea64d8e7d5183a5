import { Heading, PlaceCard, PlaceMap, Section, type PlaceFact } from '@site/design-system';
import styled from 'styled-components';
import type { ListedSite, SitesBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../islands/Island.tsx';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/ViewContext.ts';
import { Drawing } from './parts/Drawing.tsx';
import { formatDate } from './parts/formatDate.ts';

/* The dark band does not touch the tabs above it. */
const Band = styled.div`
  margin-block-start: var(--space-8);
`;

const Maps = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-6);

  @media (min-width: 768px) {
    &:not([data-single]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &:not([data-single]) > :first-child {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 1024px) {
    /* As wide as they are drawn, so that their dots are of one size. */
    &:not([data-single]) {
      grid-template-columns: minmax(0, 720fr) minmax(0, 496fr);
    }

    &:not([data-single]) > :first-child {
      grid-column: 1;
      grid-row: 1 / span 2;
    }
  }
`;

const Legend = styled.ul`
  display: flex;
  gap: var(--space-5);
  padding: 0;
  list-style: none;
  color: var(--color-text-inverse);
  font-size: var(--font-size-label);

  & > li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }

  & > li::before {
    content: '';
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 0.15625rem solid var(--color-area-hv);
    border-radius: 50%;
  }

  & > [data-filled]::before {
    background: var(--color-area-hv);
  }
`;

const Country = styled.section`
  display: grid;
  gap: var(--space-4) var(--space-6);

  & + & {
    margin-block-start: var(--space-10);
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 10fr);

    & > h3 {
      padding-block-start: var(--space-5);
    }
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Ways = styled.div`
  margin-block-start: var(--space-3);

  & > dl {
    margin: var(--space-3) 0 0;
    font-size: var(--font-size-label);
    line-height: var(--font-leading-body);
  }

  & dt {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  & dd {
    margin: 0 0 var(--space-3);
    text-wrap: pretty;
  }
`;

/* The button is as high as a finger needs it, without pushing the lines apart. */
const Copied = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: start;

  & > span:last-child {
    margin-block: -0.75rem;
  }
`;

/** What stands where nothing is known. */
const UNKNOWN = '-';

/** One site with everything that the specification asks of it. */
function Site({ site, scope }: { readonly site: ListedSite; readonly scope: SitesBlock['scope'] }) {
  const t = useWords();
  const { language } = useView();
  const { id, name, kind, address, phone, established, customers, makes, timeZone, utc, ways } =
    site;
  const facts: PlaceFact[] = [
    {
      term: t('address'),
      value: (
        <Copied>
          <span>{address}</span>
          <Island name="CopyText" props={{ text: address, of: `${name} ${t('address')}` }} />
        </Copied>
      ),
    },
    {
      term: t('phone'),
      value: phone ? <a href={`tel:${phone}`}>{phone}</a> : UNKNOWN,
    },
    {
      term: t('established'),
      value: established ? formatDate(established, language) : UNKNOWN,
    },
    scope === 'overseas'
      ? { term: t('customers'), value: customers ?? UNKNOWN }
      : { term: t('makes'), value: makes ?? UNKNOWN },
    {
      term: t('zone'),
      value: utc.summer ? t('summer', { ...utc }) : utc.winter,
    },
  ];
  return (
    <PlaceCard
      id={id}
      name={name}
      kind={t(`kind.${kind}`)}
      aside={
        <Island whenVisible name="PlaceTime" props={{ timeZone, label: t('time'), language }} />
      }
      facts={facts}
    >
      {ways && (
        <Ways>
          <Heading level={4} size="label">
            {t('ways')}
          </Heading>
          <dl>
            {ways.map(({ by, text }) => (
              <div key={by}>
                <dt>{by}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Ways>
      )}
    </PlaceCard>
  );
}

/** Sites at home or abroad: maps that name them, and a list with all that is known of each. */
export default function Sites({ block }: { readonly block: SitesBlock }) {
  const t = useWords();
  const abroad = block.scope === 'overseas';
  return (
    <>
      <Band>
        <Section
          tone="inverse"
          heading={block.heading}
          intro={block.text && <p>{block.text}</p>}
          arrangement={abroad ? 'stacked' : 'side'}
          aside={
            abroad && (
              <Legend>
                <li data-filled>{t('factory')}</li>
                <li>{t('office')}</li>
              </Legend>
            )
          }
        >
          <Maps data-single={block.maps.length === 1 || undefined}>
            {block.maps.map(({ drawing, label, marks }) => (
              <PlaceMap
                key={drawing}
                caption={label}
                map={<Drawing id={drawing} />}
                marks={marks.map((mark) => ({ ...mark, href: `#${mark.id}` }))}
              />
            ))}
          </Maps>
        </Section>
      </Band>
      <Section heading={t('sites')}>
        <div>
          {block.countries.map(({ name, sites }) => (
            <Country key={name} aria-label={name}>
              <Heading level={3}>{name}</Heading>
              <Cards>
                {sites.map((site) => (
                  <Site key={site.id} site={site} scope={block.scope} />
                ))}
              </Cards>
            </Country>
          ))}
        </div>
      </Section>
    </>
  );
}
