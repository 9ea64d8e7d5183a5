import type { ThumbnailItem } from '@site/design-system';
import { TAB_PARAMETER } from '@site/contract/paths';

import { PictureImage } from '../../../shared/PictureImage.tsx';
import { ROUTES } from '../../../shared/routes.ts';
import { useSite } from '../../view/useContent.ts';
import { useView } from '../../view/view-context.ts';

/** Returns the products and pages of the menu that are the subjects of an article, in its order. */
export function useSubjects(about: readonly string[] = []): ThumbnailItem[] {
  const { products } = useView();
  const { navigation } = useSite();
  const getProduct = (slug: string): ThumbnailItem[] =>
    (products?.areas ?? []).flatMap(({ area, products: all }) =>
      all
        .filter(({ href }) => new URLSearchParams(href.split('?')[1]).get(TAB_PARAMETER) === slug)
        .map(({ label, href, drawing }) => {
          const picture = products?.drawings?.[drawing];
          return {
            href,
            title: label,
            accent: area,
            picture: picture && <PictureImage picture={picture} decorative />,
          };
        }),
    );
  const getPage = (slug: string): ThumbnailItem[] => {
    const path = ROUTES.find((route) => route.slug === slug)?.path;
    return navigation
      .flatMap(({ items }) => items)
      .filter(({ href, outside }) => !outside && href === path)
      .map(({ href, label }) => ({ href, title: label }));
  };
  return about.flatMap((slug) => [...getProduct(slug), ...getPage(slug)]);
}
