/** Lists each key of `keys` without a text in `texts`, and each unused key of `texts`. */
export function findTextProblems(texts: unknown, keys: readonly string[], name: string): string[] {
  const held = flatten(texts)
  const missing = keys.filter((key) => !held.get(key)?.trim()).map((key) => `${name}: the text ${key} is missing`)
  const spare = [...held.keys()]
    .filter((key) => !keys.includes(key))
    .map((key) => `${name}: the text ${key} is not used`)
  return [...missing, ...spare]
}

function flatten(tree: unknown, path = ''): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path, tree]])
  if (typeof tree !== 'object' || tree === null) return new Map([[path, '']])
  const branches = Object.entries(tree)
  return new Map(branches.flatMap(([key, branch]) => [...flatten(branch, path ? `${path}.${key}` : key)]))
}
