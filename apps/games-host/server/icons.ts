const paths = {
  back: '<path d="M15 5l-7 7 7 7"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>',
  net: '<path d="M4 17 9 11l4 3 7-8"/>',
  table: '<path d="M4 5h16v14H4zM4 10h16M10 10v9"/>',
  shield: '<path d="M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z"/><path d="m8.5 12 2.5 2.5 4.5-5"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .8-1 1.7M12 17v.01"/>',
  sound:
    '<path d="M4 9v6h4l5 4V5L8 9z"/><path class="on" d="M17 9c1.5 2 1.5 4 0 6"/><path class="off" d="m16.5 9.5 5 5m0-5-5 5"/>',
  stop: '<path d="M8 3h8l5 5v8l-5 5H8l-5-5V8z"/><path d="M9 9v6m6-6v6"/>',
  minus: '<path d="M5 12h14"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  spin: '<path d="M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
} as const

export type IconName = keyof typeof paths

/** One line icon, hidden from screen readers: its button has a name. */
export function icon(name: IconName): string {
  return `<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${paths[name]}</svg>`
}
