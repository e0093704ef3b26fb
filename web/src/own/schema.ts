// Data held against a JSON schema, as far as the one of rulebooks goes. What is wrong is told in the words of the
// Python library, which has written the schema.

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

export interface Problem {
  where: string;
  detail: string;
}

const letters = (n: number): string => `${n} character${n === 1 ? '' : 's'}`;

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
    if (!properties) return new Map([...value].map(([name, one]) => [name, this.plain(one, typeof more === 'object' ? more : {})]));
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
    // A table of knobs is as usual if none is left that is not.
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
    const bad = (detail: string, at = path): void => void found.push({ where: at.join('.'), detail });
    if (schema.discriminator && isTable(value)) {
      const { propertyName: tag, mapping } = schema.discriminator;
      const said = value.get(tag);
      if (said === undefined) return bad(`Unable to extract tag using discriminator '${tag}'`);
      if (typeof said !== 'string' || !Object.hasOwn(mapping, said)) {
        const known = (schema.oneOf ?? []).map(({ $ref = '' }) => Object.keys(mapping).find((name) => mapping[name] === $ref));
        const tags = known.map((name) => `'${name}'`).join(', ');
        return bad(`Input tag '${String(said)}' found using '${tag}' does not match any of the expected tags: ${tags}`);
      }
      path = [...path, said];
    }
    const meant = this.#meant(schema, value);
    if (meant.enum) {
      if (meant.enum.some((one) => one === value)) return;
      const names = meant.enum.map((one) => (typeof one === 'string' ? `'${one}'` : String(one)));
      return bad(`Input should be ${names.slice(0, -1).join(', ')}${names.length > 1 ? ' or ' : ''}${names.at(-1) ?? ''}`);
    }
    switch (meant.type) {
      case 'integer':
        if (typeof value === 'string') return bad('Input should be a valid integer, unable to parse string as an integer');
        if (typeof value !== 'number') return bad('Input should be a valid integer');
        if (!Number.isInteger(value)) return bad('Input should be a valid integer, got a number with a fractional part');
        if (meant.minimum !== undefined && value < meant.minimum) bad(`Input should be greater than or equal to ${meant.minimum}`);
        else if (meant.maximum !== undefined && value > meant.maximum) bad(`Input should be less than or equal to ${meant.maximum}`);
        return;
      case 'boolean':
        if (typeof value !== 'boolean') bad('Input should be a valid boolean, unable to interpret input');
        return;
      case 'string':
        return typeof value === 'string' ? text(meant, value, bad) : bad('Input should be a valid string');
      case 'array':
        if (!Array.isArray(value)) return bad('Input should be a valid tuple');
        if (meant.minItems !== undefined && value.length < meant.minItems)
          return bad(`Tuple should have at least ${meant.minItems} item after validation, not ${value.length}`);
        if (meant.maxItems !== undefined && value.length > meant.maxItems)
          return bad(`Tuple should have at most ${meant.maxItems} items after validation, not ${value.length}`);
        value.forEach((one, i) => this.#check(meant.items ?? {}, one, [...path, String(i)], found));
        return;
      case 'object':
        return isTable(value) ? this.#fields(meant, value, path, found) : bad('Input should be a valid dictionary');
    }
  }

  #fields(schema: Schema, value: Table, path: readonly string[], found: Problem[]): void {
    const { properties = {}, required = [], additionalProperties: more = true } = schema;
    const bad = (name: string, detail: string): void => void found.push({ where: [...path, name].join('.'), detail });
    if (schema.maxProperties !== undefined && value.size > schema.maxProperties)
      found.push({ where: path.join('.'), detail: `Dictionary should have at most ${schema.maxProperties} items after validation, not ${value.size}` });
    for (const [name, field] of Object.entries(properties)) {
      const one = value.get(name);
      if (one !== undefined) this.#check(field, one, [...path, name], found);
      else if (required.includes(name)) bad(name, 'Field required');
    }
    for (const [name, one] of value) {
      if (Object.hasOwn(properties, name)) continue;
      if (more === false) bad(name, 'Extra inputs are not permitted');
      else if (more !== true) this.#check(more, one, [...path, name], found);
    }
  }
}

function text({ minLength, maxLength, pattern }: Schema, value: string, bad: (detail: string) => void): void {
  const size = [...value].length;
  if (minLength !== undefined && size < minLength) bad(`String should have at least ${letters(minLength)}`);
  else if (maxLength !== undefined && size > maxLength) bad(`String should have at most ${letters(maxLength)}`);
  else if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) bad(`String should match pattern '${pattern}'`);
}
