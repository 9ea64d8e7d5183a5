import { Section } from '@site/design-system';
import {
  LocalTime,
  PlaceCard,
  PlaceDirections,
  type PlaceFact,
  PlaceGroup,
  PlaceMapSection,
  ValueWithAction,
} from '@site/design-system/sections';
import type { ListedSite, SitesBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../Island.tsx';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';
import { Drawing } from './parts/Drawing.tsx';
import { formatDate } from '@site/contract/languages/dates';

/** Shown for an unknown value. */
const UNKNOWN = '-';

/** A site with all properties that the specification requires. */
function Site({ site, scope }: { readonly site: ListedSite; readonly scope: SitesBlock['scope'] }) {
  const t = useWords();
  const { language } = useView();
  const { id, name, kind, address, phone, established, customers, makes, timeZone, utc, ways } =
    site;
  const facts: PlaceFact[] = [
    {
      term: t('address'),
      value: (
        <ValueWithAction
          action={
            <Island name="CopyButton" props={{ text: address, of: `${name} ${t('address')}` }} />
          }
        >
          {address}
        </ValueWithAction>
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
      aside={<LocalTime timeZone={timeZone} label={t('time')} language={language} />}
      facts={facts}
    >
      {ways && <PlaceDirections heading={t('ways')} items={ways} />}
    </PlaceCard>
  );
}

/** Sites in Korea or abroad: maps with their names, and a list with all their properties. */
export default function Sites({ block }: { readonly block: SitesBlock }) {
  const t = useWords();
  const abroad = block.scope === 'overseas';
  const byId = new Map(
    block.countries.flatMap((country) => country.sites).map((site) => [site.id, site]),
  );
  const hasPortraits = [...byId.values()].some((site) => site.drawing);
  return (
    <>
      <PlaceMapSection
        heading={block.heading}
        intro={block.text && <p>{block.text}</p>}
        arrangement={abroad || hasPortraits ? 'stacked' : 'side'}
        legend={
          abroad ? [{ label: t('factory'), filled: true }, { label: t('office') }] : undefined
        }
        maps={block.maps.map(({ drawing, label, marks }) => ({
          id: drawing,
          caption: label,
          map: <Drawing id={drawing} />,
          // A map of one country has enough room for descriptions of places.
          marks: marks.map((mark) => {
            const { name, makes, drawing: portrait } = byId.get(mark.id) ?? {};
            return {
              ...mark,
              href: `#${mark.id}`,
              group: mark.country,
              note: abroad ? undefined : name,
              portrait: portrait ? { picture: <Drawing id={portrait} />, text: makes } : undefined,
            };
          }),
        }))}
      />
      <Section heading={t('sites')}>
        <div>
          {block.countries.map(({ name, sites }) => (
            <PlaceGroup key={name} heading={name}>
              {sites.map((site) => (
                <Site key={site.id} site={site} scope={block.scope} />
              ))}
            </PlaceGroup>
          ))}
        </div>
      </Section>
    </>
  );
}
