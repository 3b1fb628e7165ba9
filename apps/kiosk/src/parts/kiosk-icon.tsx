/** Strokes of 2 in a 24 box. */
const shapes = {
  register: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16',
  card: 'M3 6h18v12H3zM3 10h18',
  venues: 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  help: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v6M12 7.5v.01',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9v6m6-6v6',
  low: 'M12.8 5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM11 8v5h5l3 6M11 10h4M8.5 11.5a5 5 0 1 0 6.5 6.5',
  cross: 'M6 6l12 12M18 6 6 18',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
} as const

export type KioskIconName = keyof typeof shapes

export function KioskIcon({ name }: { readonly name: KioskIconName }) {
  return (
    <svg viewBox="0 0 24 24" width="64" height="64" aria-hidden="true" className="kiosk-icon">
      <path d={shapes[name]} />
    </svg>
  )
}
