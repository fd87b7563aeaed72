import type * as v from 'valibot';
import { describeSchema } from '../architecture/reference/describe-schema';

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/** What host and app say to each other, each shape as text by its name. */
export interface ContractShape {
  readonly options: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, string>>;
}

const described = (schemas: Schemas): Record<string, string> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describeSchema(schema)]));

export const contractShape = (options: Schemas, events: Schemas, commands: Schemas): ContractShape => ({
  options: described(options),
  events: described(events),
  commands: described(commands),
});
