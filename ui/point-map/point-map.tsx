import { groupPoints, layOut, type MapPoint } from './group-points.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './point-map.module.css'

type Props = {
  readonly label: string
  readonly outline: readonly (readonly [longitude: number, latitude: number])[]
  readonly points: readonly MapPoint[]
  readonly onChoose?: (key: string) => void
}

const WIDTH = 600
const MARGIN = 34
const RADIUS = 19

/**
 * Points in the outline of a land: a drawing that asks no network for anything. Marks are links, or buttons where choosing is
 * told; points that would cover each other share one, which leads to the first.
 */
export function PointMap({ label, outline, points, onChoose }: Props) {
  const plane = layOut(outline, WIDTH, MARGIN)
  const border = outline.map(([longitude, latitude]) => plane.place(longitude, latitude))
  return (
    <svg className={styles.map} viewBox={`0 0 ${plane.width} ${plane.height}`} role="group" aria-label={label}>
      <polygon className={styles.land} points={border.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {groupPoints(points, plane, 2 * RADIUS).map(({ x, y, points: [first, ...others] }) =>
        first ? (
          <Mark key={first.key} x={x} y={y} first={first} others={others} {...(onChoose ? { onChoose } : {})} />
        ) : null,
      )}
    </svg>
  )
}

type MarkProps = {
  readonly x: number
  readonly y: number
  readonly first: MapPoint
  readonly others: readonly MapPoint[]
  readonly onChoose?: (key: string) => void
}

function Mark({ x, y, first, others, onChoose }: MarkProps) {
  const mark = others.length > 0 ? `${first.mark}+` : first.mark
  // What is seen is part of what is said.
  const name = `${mark} ${[first, ...others].map(({ label }) => label).join(', ')}`
  const isMarked = [first, ...others].some((one) => one.isMarked)
  const drawing = (
    <>
      {/* What a finger can hit. */}
      <circle className={styles.reach} cx={x} cy={y} r={RADIUS + 14} />
      <circle className={joinClasses(styles.mark, isMarked ? styles.marked : undefined)} cx={x} cy={y} r={RADIUS} />
      <text className={joinClasses(styles.text, isMarked ? styles.textMarked : undefined)} x={x} y={y + 6}>
        {mark}
      </text>
    </>
  )
  if (first.href !== undefined)
    return (
      <a href={first.href} aria-label={name} className={styles.point}>
        {drawing}
      </a>
    )
  const choose = () => onChoose?.(first.key)
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isMarked}
      className={styles.point}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        choose()
      }}
    >
      {drawing}
    </g>
  )
}
