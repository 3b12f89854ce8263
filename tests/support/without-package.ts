/** Arguments of Node that hide the packages whose names start so, as if they were not installed. */
export function withoutPackage(start: string): string[] {
  const hooks = `export async function resolve(name, context, next) {
    if (name.startsWith(${JSON.stringify(start)})) throw Object.assign(new Error('gone'), { code: 'ERR_MODULE_NOT_FOUND' });
    return next(name, context);
  }`;
  const loader = `import { register } from 'node:module'; register(${JSON.stringify(script(hooks))});`;
  return ['--import', script(loader)];
}

const script = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;
