import { operation } from '../../contract/contract.ts';
import type { FormFields } from './form.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page with the form, like that of the console; it submits itself, or waits for a click. */
export function formPage(action: string, form: FormFields, { submitsItself }: { submitsItself: boolean }): string {
  const inputs = Object.entries(form).map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
  const method = operation('signOn').method.toLowerCase();
  const script = submitsItself ? '<script>document.forms[0].submit()</script>' : '';
  return `<!doctype html><meta charset="utf-8"><title>Sign on</title><form method="${method}" action="${escaped(action)}">${inputs.join('')}<button>Sign on</button></form>${script}\n`;
}
