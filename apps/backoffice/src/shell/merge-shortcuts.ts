type Shortcut = { readonly keys: string; readonly label: string }

/** Keys that do the same stand together: J and the arrow are one thing to read. */
export function mergeShortcuts(shortcuts: readonly Shortcut[]): { readonly label: string; readonly keys: string[] }[] {
  const merged = new Map<string, string[]>()
  for (const { keys, label } of shortcuts) merged.set(label, [...(merged.get(label) ?? []), keys])
  return [...merged].map(([label, keys]) => ({ label, keys: [...new Set(keys)] }))
}
