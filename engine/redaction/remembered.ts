/** What is remembered of one function, in characters of its texts: then it starts anew. */
const MOST = 500_000;
/** A longer text is seldom repeated. */
const LONGEST = 5_000;

/** The same function, which looks at a short text once: names and values of headers and bodies are repeated thousands of times in a run. */
export function remembered<Result>(of: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  let characters = 0;
  return (text) => {
    if (text.length > LONGEST) return of(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = of(text);
    characters += text.length;
    if (characters > MOST) {
      results.clear();
      characters = text.length;
    }
    results.set(text, result);
    return result;
  };
}
