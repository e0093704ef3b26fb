// A head of the chain as two people can read it to one another; docs/fairness.md.

/** Eight digits, from the first 48 bits of a head. */
export function codeOf(head: string): string {
  const digits = String(parseInt(head.slice(0, 12), 16) % 1e8).padStart(8, '0');
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}
