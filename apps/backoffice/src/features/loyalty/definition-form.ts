import {
  AVATARS,
  CLUB_ICONS,
  COUNTED_FACTS,
  POINT_FACTS,
  type ContentOf,
  type DefinitionContent,
  type DefinitionKind,
} from '#contract/shapes/loyalty.ts'

type Written = Readonly<Record<string, string>>

/** The form of a definition: texts by language, everything else as typed. */
export type DefinitionForm = {
  readonly key: string
  readonly isOn: boolean
  readonly name: Written
  readonly description: Written
  readonly fact: string
  readonly points: string
  readonly perMinor: string
  readonly dayMax: string
  readonly count: string
  readonly expires: string
  readonly icon: string
  readonly type: string
  readonly avatar: string
  readonly gameKey: string
  readonly stakeMinor: string
  readonly rounds: string
  readonly days: string
  readonly levels: readonly LevelForm[]
}
export type LevelForm = {
  readonly levelId: number
  readonly name: Written
  readonly description: Written
  readonly requiredPoints: string
}

const empty: DefinitionForm = {
  key: '',
  isOn: true,
  name: {},
  description: {},
  fact: 'profile',
  points: '',
  perMinor: '',
  dayMax: '',
  count: '1',
  expires: '365',
  icon: 'flag',
  type: 'avatar',
  avatar: 'star',
  gameKey: '',
  stakeMinor: '',
  rounds: '10',
  days: '7',
  levels: [],
}

const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
const words = (texts: object): Written => ({ ...texts }) as Written

/** The form of a present version, or of a new definition. */
export function formOf(row?: {
  readonly key: string
  readonly isOn: boolean
  readonly content: DefinitionContent
}): DefinitionForm {
  if (!row) return empty
  const { key, isOn, content } = row
  const common = { ...empty, key, isOn }
  if (content.kind === 'ladder')
    return {
      ...common,
      levels: content.levels.map(({ levelId, name, description, requiredPoints }) => ({
        levelId,
        name: words(name),
        description: words(description),
        requiredPoints: number(requiredPoints),
      })),
    }
  const named = { ...common, name: words(content.name) }
  if (content.kind === 'rule')
    return {
      ...named,
      fact: content.fact,
      points: number(content.points),
      perMinor: number(content.perMinor),
      dayMax: number(content.dayMax),
      expires: number(content.expiresAfterDays),
    }
  if (content.kind === 'item') {
    const { what } = content
    return what.type === 'avatar'
      ? { ...named, points: number(content.points), type: 'avatar', avatar: what.avatar }
      : {
          ...named,
          points: number(content.points),
          type: 'free-rounds',
          gameKey: what.gameKey,
          stakeMinor: number(what.stakeMinor),
          rounds: number(what.rounds),
          days: number(what.days),
        }
  }
  return {
    ...named,
    description: words(content.description),
    fact: content.fact,
    count: number(content.count),
    icon: content.icon,
    ...(content.kind === 'mission'
      ? { points: number(content.points), expires: number(content.expiresAfterDays) }
      : {}),
  }
}

const wholeOf = (written: string, min = 1): number | undefined =>
  /^\d{1,9}$/.test(written.trim()) && Number(written) >= min ? Number(written) : undefined
/** Null if empty; undefined if invalid. */
const wholeOrNone = (written: string): number | null | undefined => (written.trim() === '' ? null : wholeOf(written))
const oneOf = <T extends string>(all: readonly T[], written: string): T | undefined =>
  all.find((one) => one === written)

/** Parses the form; undefined while a field is missing or invalid. */
export function contentOf(kind: DefinitionKind, form: DefinitionForm): DefinitionContent | undefined {
  const read: Readonly<Record<DefinitionKind, () => DefinitionContent | undefined>> = {
    rule: () => readRule(form),
    mission: () => readCounted(form, 'mission'),
    badge: () => readCounted(form, 'badge'),
    item: () => readItem(form),
    ladder: () => readLadder(form),
  }
  return read[kind]()
}

function readRule(form: DefinitionForm): ContentOf<'rule'> | undefined {
  const fact = oneOf(POINT_FACTS, form.fact)
  const points = wholeOf(form.points)
  const [perMinor, dayMax, expiresAfterDays] = [form.perMinor, form.dayMax, form.expires].map(wholeOrNone)
  if (!fact || points === undefined || perMinor === undefined || dayMax === undefined || expiresAfterDays === undefined)
    return undefined
  return {
    kind: 'rule',
    name: form.name,
    fact,
    points,
    perMinor: fact === 'stake' ? perMinor : null,
    dayMax,
    expiresAfterDays,
  }
}

function readCounted(form: DefinitionForm, kind: 'mission' | 'badge'): DefinitionContent | undefined {
  const fact = oneOf(COUNTED_FACTS, form.fact)
  const icon = oneOf(CLUB_ICONS, form.icon)
  const count = wholeOf(form.count)
  if (!fact || !icon || count === undefined) return undefined
  const counted = { name: form.name, description: form.description, fact, count, icon }
  if (kind === 'badge') return { kind, ...counted }
  const points = wholeOf(form.points)
  const expiresAfterDays = wholeOrNone(form.expires)
  if (points === undefined || expiresAfterDays === undefined) return undefined
  return { kind, ...counted, points, expiresAfterDays }
}

function readItem(form: DefinitionForm): ContentOf<'item'> | undefined {
  const points = wholeOf(form.points, 0)
  if (points === undefined) return undefined
  const item = { kind: 'item', name: form.name, points } as const
  const avatar = oneOf(AVATARS, form.avatar)
  if (form.type === 'avatar') return avatar && { ...item, what: { type: 'avatar', avatar } }
  const [stakeMinor, rounds, days] = [form.stakeMinor, form.rounds, form.days].map((one) => wholeOf(one))
  if (!form.gameKey.trim() || !stakeMinor || !rounds || !days) return undefined
  return { ...item, what: { type: 'free-rounds', gameKey: form.gameKey.trim(), stakeMinor, rounds, days } }
}

function readLadder({ levels }: DefinitionForm): ContentOf<'ladder'> | undefined {
  const read = levels.flatMap(({ requiredPoints, ...level }) => {
    const points = wholeOf(requiredPoints, 0)
    return points === undefined ? [] : [{ ...level, requiredPoints: points, visibilityPoints: null }]
  })
  return read.length === levels.length && read.length > 0 ? { kind: 'ladder', levels: read } : undefined
}

/** Adds a level above all others, with a number that no level has had. */
export function addLevel(levels: readonly LevelForm[]): readonly LevelForm[] {
  const levelId = Math.max(0, ...levels.map((level) => level.levelId)) + 1
  return [...levels, { levelId, name: {}, description: {}, requiredPoints: '' }]
}
