import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints the usage of a command and ends the program with status 1. */
export function endWithUsage(usage: string): never {
  console.error(usage);
  process.exit(1);
}

/** Reads the arguments of a command. Prints the usage and ends the program if there is an unknown one. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch {
    return endWithUsage(usage);
  }
}
