export function keyNames(keys: string): string[] {
  const names: Readonly<Record<string, string>> = {
    Enter: '↵',
    Escape: 'Esc',
    ArrowDown: '↓',
    ArrowUp: '↑',
    Space: '␣',
    Shift: '⇧',
  }
  return keys.split(' ').map((key) => names[key] ?? key.toUpperCase())
}
