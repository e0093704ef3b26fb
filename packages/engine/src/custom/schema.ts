// Data held against the JSON schema of rulebooks, as far as that goes.

import { problem, type Problem } from '../../../../web/src/wire/fault';
import { isTable, json, ordered, type Data, type Table } from './data';

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  enum?: readonly (string | number)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  pattern?: string;
}

export class Schemas {
  constructor(readonly root: Schema) {}

  /** Every field that is wrong. */
  problems(value: Data): Problem[] {
    const found: Problem[] = [];
    this.#check(this.root, value, [], found);
    return found;
  }

  /** The value without what goes without saying, its fields in the order of the schema. */
  plain(value: Data, schema = this.root): Data {
    const meant = this.#meant(schema, value);
    if (Array.isArray(value)) return value.map((one) => this.plain(one, meant.items ?? {}));
    if (!isTable(value)) return value;
    const { properties, additionalProperties: more } = meant;
    if (!properties)
      return new Map([...value].map(([name, one]) => [name, this.plain(one, typeof more === 'object' ? more : {})]));
    const out: Table = new Map();
    const tag = schema.discriminator?.propertyName;
    for (const [name, field] of Object.entries(properties)) {
      const one = value.get(name);
      if (one === undefined) continue;
      const said = this.plain(one, field);
      if (name === tag || meant.required?.includes(name) || !this.#isUsual(field, said)) out.set(name, said);
    }
    return out;
  }

  #isUsual(field: Schema, said: Data): boolean {
    if (isTable(said) && said.size === 0) return true;
    // A table of options is as usual if none is left that is not.
    return 'default' in field && !isTable(said) && json(said) === json(ordered(field.default));
  }

  /** What a reference or a tag leads to. */
  #meant(schema: Schema, value: Data): Schema {
    if (schema.$ref) return this.#meant(this.root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, value);
    if (schema.discriminator && isTable(value)) {
      const leads = schema.discriminator.mapping[String(value.get(schema.discriminator.propertyName))];
      return leads ? this.#meant({ $ref: leads }, value) : {};
    }
    return schema.anyOf?.find(({ type }) => (type === 'null') === (value === null)) ?? schema;
  }

  #check(schema: Schema, value: Data, path: readonly string[], found: Problem[]): void {
    if (schema.discriminator && isTable(value)) {
      const { propertyName: tag, mapping } = schema.discriminator;
      const said = value.get(tag);
      if (typeof said !== 'string' || !Object.hasOwn(mapping, said)) {
        const where = path.join('.');
        const known = (schema.oneOf ?? []).map(({ $ref = '' }) =>
          Object.keys(mapping).find((name) => mapping[name] === $ref),
        );
        found.push(
          said === undefined ? problem(where, 'missing') : problem(where, 'choice', { names: known.join(', ') }),
        );
        return;
      }
      path = [...path, said];
    }
    const meant = this.#meant(schema, value);
    const wrong = misfit(meant, value, path.join('.'));
    if (wrong) found.push(wrong);
    else if (Array.isArray(value))
      value.forEach((one, i) => this.#check(meant.items ?? {}, one, [...path, String(i)], found));
    else if (isTable(value)) this.#fields(meant, value, path, found);
  }

  #fields(schema: Schema, value: Table, path: readonly string[], found: Problem[]): void {
    const { properties = {}, required = [], additionalProperties: more = true } = schema;
    const at = (name: string): string => [...path, name].join('.');
    if (schema.maxProperties !== undefined && value.size > schema.maxProperties)
      found.push(problem(path.join('.'), 'more-items', { n: schema.maxProperties }));
    for (const [name, field] of Object.entries(properties)) {
      const one = value.get(name);
      if (one !== undefined) this.#check(field, one, [...path, name], found);
      else if (required.includes(name)) found.push(problem(at(name), 'missing'));
    }
    for (const [name, one] of value) {
      if (Object.hasOwn(properties, name)) continue;
      if (more === false) found.push(problem(at(name), 'extra-known', { names: Object.keys(properties).join(', ') }));
      else if (more !== true) this.#check(more, one, [...path, name], found);
    }
  }
}

/** What is wrong with a value itself, whatever is inside it. */
function misfit(meant: Schema, value: Data, where: string): Problem | null {
  if (meant.enum)
    return meant.enum.some((one) => one === value) ? null : problem(where, 'choice', { names: meant.enum.join(', ') });
  switch (meant.type) {
    case 'integer':
      if (typeof value !== 'number' || !Number.isInteger(value)) return problem(where, 'integer');
      return bounded(value, where, meant.minimum, meant.maximum, 'least', 'most');
    case 'boolean':
      return typeof value === 'boolean' ? null : problem(where, 'truth');
    case 'string': {
      if (typeof value !== 'string') return problem(where, 'text');
      const wrong = bounded([...value].length, where, meant.minLength, meant.maxLength, 'shorter', 'longer');
      if (wrong || meant.pattern === undefined || new RegExp(meant.pattern, 'u').test(value)) return wrong;
      return problem(where, 'pattern', { pattern: meant.pattern });
    }
    case 'array':
      if (!Array.isArray(value)) return problem(where, 'list');
      return bounded(value.length, where, meant.minItems, meant.maxItems, 'fewer-items', 'more-items');
    case 'object':
      return isTable(value) ? null : problem(where, 'table');
  }
  return null;
}

function bounded(
  n: number,
  where: string,
  least = -Infinity,
  most = Infinity,
  below: 'least' | 'shorter' | 'fewer-items',
  above: 'most' | 'longer' | 'more-items',
): Problem | null {
  if (n < least) return problem(where, below, { n: least });
  return n > most ? problem(where, above, { n: most }) : null;
}
