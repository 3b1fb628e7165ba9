import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  figurePeopleList,
  figureProtectionList,
  PROTECTION_FIGURES,
  type PeopleFigure,
  type ProtectionFigure,
  type RegisteredFigure,
} from '#contract/lists/figure-entries.ts'
import { paths } from './paths.ts'
import { useRightsEverywhere } from './session.ts'
import { useWayBack } from './way-back.ts'

type Props = {
  readonly figure: PeopleFigure | RegisteredFigure | ProtectionFigure
  readonly value: number
  /** Its period and its part of the house. */
  readonly of: {
    readonly from: string
    readonly to: string
    readonly brand?: string
    readonly currency?: string
    readonly playedFrom?: string
    readonly playedTo?: string
  }
  readonly kinds?: readonly string[]
  readonly children: ReactNode
}

/** A figure that links to the people or entries that it counts; plain text for zero or without the permission for all players. */
export function FigureLink({ figure, value, of, kinds = [], children }: Props) {
  const isOfPeople = !PROTECTION_FIGURES.some((one) => one === figure)
  const may = useRightsEverywhere().includes((isOfPeople ? figurePeopleList : figureProtectionList).permission)
  const back = useWayBack()
  if (value === 0 || !may) return <>{children}</>
  return <Link to={paths.log(isOfPeople ? 'people' : 'protection', { figure, ...of, kinds, ...back })}>{children}</Link>
}
