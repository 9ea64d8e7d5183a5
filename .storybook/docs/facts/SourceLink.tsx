/** URL of the repository; without it sources are named only by their paths. */
export const REPOSITORY = import.meta.env['STORYBOOK_REPOSITORY'] as string | undefined;

/** The path of a file or folder, which links to the repository. */
export const SourceLink = ({ file }: { readonly file: string }) =>
  REPOSITORY ? (
    <a href={`${REPOSITORY}/blob/main/${file}`} target="_top">
      <code>{file}</code>
    </a>
  ) : (
    <code>{file}</code>
  );
