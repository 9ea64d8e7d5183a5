/** The command that starts the desk, for messages: a release has a program for it, the repository an npm script. */
export const DESK_COMMAND = process.env['DESK_COMMAND'] ?? 'npm run desk --';
