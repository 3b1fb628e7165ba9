import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListColumn } from '#contract/lists/list.ts'
import type { Money } from '#money'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import { paths } from '../paths.ts'
import textStyles from '../text.module.css'
import { useTexts } from '../use-texts.ts'
import { writeBookDay } from '../write-book-day.ts'
import { writeMoney } from '../write-money.ts'
import { writeMoment } from '../write-time.ts'

type Props = {
  readonly column: ListColumn
  readonly value: unknown
  /** Replaces the value, where the screen has its own cell. */
  readonly children?: ReactNode
}

const NOTHING = '–'

const writeNumber = (value: unknown, language: string): string =>
  typeof value === 'number' ? value.toLocaleString(language) : String(value ?? NOTHING)

/** One cell of a list, written by the kind of its column. */
export function ListCell({ column, value, children }: Props) {
  const { t, or, language } = useTexts()
  const { kind, choiceText } = column
  if (kind === 'money' || kind === 'number') {
    const written = kind === 'money' && value ? writeMoney(value as Money) : writeNumber(value, language)
    return <NumberCell className={textStyles.bold}>{children ?? written}</NumberCell>
  }
  if (kind === 'moment')
    return (
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
        {children ?? (typeof value === 'string' ? writeMoment(value, language) : NOTHING)}
      </td>
    )
  if (kind === 'day')
    return (
      <td className={joinClasses(textStyles.small, textStyles.unbroken)}>
        {children ?? (typeof value === 'string' ? writeBookDay(value, language) : NOTHING)}
      </td>
    )
  if (children !== undefined) return <td>{children}</td>
  if (kind === 'player' && typeof value === 'number')
    return (
      <td className={textStyles.unbroken}>
        <Link to={paths.player(value)}>{t('player.title', { id: value })}</Link>
      </td>
    )
  const words = (Array.isArray(value) ? value : [value]).map((one: unknown) => {
    if (one === null || one === undefined || one === '') return NOTHING
    if (typeof one === 'boolean') return t(one ? 'lists.yes' : 'lists.no')
    return choiceText === undefined ? String(one) : or(`${choiceText}.${String(one)}`, String(one))
  })
  return <td className={textStyles.small}>{words.join(', ') || NOTHING}</td>
}
