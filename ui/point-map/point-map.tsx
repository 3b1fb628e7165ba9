import { groupPoints, layOut, type MapPoint, type Plane } from './group-points.ts'
import { layTiles, type Tile } from './lay-tiles.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './point-map.module.css'

type Props = {
  readonly label: string
  readonly outline: readonly (readonly [longitude: number, latitude: number])[]
  readonly points: readonly MapPoint[]
  readonly onChoose?: (key: string) => void
  /** A third-party map below the points; without one there are no network requests. */
  readonly tiles?: MapTiles | undefined
}
/** URL of a tile with `{z}`, `{x}` and `{y}`, and the attribution that must be shown beside the map. */
export type MapTiles = { readonly url: string; readonly attribution: string }

const WIDTH = 600
const MARGIN = 34
const RADIUS = 19

/**
 * Points in the outline of a country: a drawing without network requests, or on the tiles of a map. Markers are links,
 * or buttons with `onChoose`; overlapping points share one marker, which leads to the first.
 */
export function PointMap({ label, outline, points, onChoose, tiles }: Props) {
  if (!tiles) return <Drawing {...{ label, outline, points, onChoose }} plane={layOut(outline, WIDTH, MARGIN)} />
  const plane = layTiles(outline, WIDTH, MARGIN, tiles.url)
  return (
    <>
      <Drawing {...{ label, outline, points, onChoose, plane }} tiles={plane.tiles} />
      <small className={styles.attribution}>{tiles.attribution}</small>
    </>
  )
}

type DrawingProps = Pick<Props, 'label' | 'outline' | 'points'> & {
  readonly onChoose: Props['onChoose'] | undefined
  readonly plane: Plane
  readonly tiles?: readonly Tile[]
}

function Drawing({ label, outline, points, onChoose, plane, tiles = [] }: DrawingProps) {
  const line = outline
    .map(([longitude, latitude]) => plane.place(longitude, latitude))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
  return (
    <svg className={styles.map} viewBox={`0 0 ${plane.width} ${plane.height}`} role="group" aria-label={label}>
      {/*
        Our own plan lies below the tiles and is seen until they load. An HTML image with an empty alt shows nothing if it fails; an SVG image
        would show a broken picture over the plan.
      */}
      <polygon className={styles.land} points={line} />
      {tiles.map(({ x, y, size, url }) => (
        <foreignObject key={url} x={x} y={y} width={size} height={size}>
          <img className={styles.tile} src={url} alt="" width={size} height={size} />
        </foreignObject>
      ))}
      {tiles.length > 0 ? <polygon className={styles.border} points={line} /> : null}
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
  // The visible text is part of the accessible name.
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
