import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the arguments of a command. Where they cannot be used, prints how it is called and ends with status 1. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch {
    console.error(usage);
    process.exit(1);
  }
}
