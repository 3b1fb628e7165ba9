/** Strokes of 2 in a 24 box, for icons that only the club uses. */
const shapes = new Map(
  Object.entries({
    shield: 'M12 3 5 6v6c0 4 3 7 7 9 4-2 7-5 7-9V6z',
    book: 'M6 4h12v16H6zM9 8h6M9 12h6',
    dice: 'M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01',
    person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c0-4 4-6 8-6s8 2 8 6',
    star: 'm12 3 2.7 5.8 6.3.7-4.7 4.2 1.3 6.2L12 16.8l-5.6 3.1 1.3-6.2L3 9.5l6.3-.7z',
    moon: 'M20 14a8 8 0 1 1-9-10 6 6 0 0 0 9 10z',
    flag: 'M6 21V4h11l-2 4 2 4H6',
    gift: 'M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9c-5 0-5-5-2-5 2 0 2 3 2 5 0-2 0-5 2-5 3 0 3 5-2 5',
    trend: 'M4 17 9 11l4 3 7-8',
    bag: 'M5 8h14l-1 12H6zM9 8a3 3 0 0 1 6 0',
    list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
    scales: 'M12 4v16M7 20h10M5 7h14M5 7l-2 6h5zM19 7l-3 6h5z',
    info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5M12 8h.01',
  }),
)

export function ClubIcon({ name }: { readonly name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes.get(name) ?? shapes.get('flag')} />
    </svg>
  )
}
