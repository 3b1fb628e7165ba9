/** Strokes of 2 in a 24 box. */
const shapes = {
  search: 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM20 20l-4-4',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l3 2',
  trend: 'M4 17 9 11l4 3 7-8',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9v6m6-6v6',
  plus: 'M12 5v14M5 12h14',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  play: 'M8 5v14l11-7z',
  heart: 'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.7A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  tune: 'M4 8h9m5 0h2M4 16h2m5 0h9M18 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM11 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c0-4 4-6 8-6s8 2 8 6',
  down: 'M12 4v16m0 0 6-6m-6 6-6-6',
  up: 'M12 20V4m0 0 6 6m-6-6-6 6',
  lock: 'M6 11h12v10H6zM8 11V8a4 4 0 0 1 8 0v3',
  check: 'M5 12.5 10 17 19 7',
  cross: 'M6 6l12 12M18 6 6 18',
} as const

export type IconName = keyof typeof shapes

export const iconNames = Object.keys(shapes) as readonly IconName[]

/** Drawn in the colour of the text around it, 20 px large where no style says otherwise. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
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
      <path d={shapes[name]} />
    </svg>
  )
}
