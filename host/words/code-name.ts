import { Code } from '../../shared/codes';

/** The name of a code in kebab case, as people and programs read it. */
export function codeName(code: Code): string {
  return kebabCase(Code[code] ?? `code ${code}`);
}

/** `WrongSeat` → `wrong-seat`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter, at: number) => (at ? '-' : '') + letter.toLowerCase());
}
