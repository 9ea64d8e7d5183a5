/** How the desk is started, for sentences that say what to do: a release has a program for it, the repository npm. */
export const DESK_COMMAND = process.env['DESK_COMMAND'] ?? 'npm run desk --';
