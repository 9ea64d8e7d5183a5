import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints how a command is called and ends the program with status 1. */
export function endWithUsage(usage: string): never {
  console.error(usage);
  process.exit(1);
}

/** Reads the arguments of a command. Where there is one that it does not know, prints how it is called and ends. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch {
    return endWithUsage(usage);
  }
}
