import type { ReactNode } from 'react'
import { Columns3, Download, Link2, ListFilter } from 'lucide-react'
import type { ListDefinition } from '#contract/lists/list.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../action-button.tsx'
import { announce } from '../announce.tsx'
import layout from '../layout.module.css'
import textStyles from '../text.module.css'
import { useTexts } from '../use-texts.ts'
import { conditionsOf } from './column-conditions.ts'
import { FilterChips } from './filter-chips.tsx'
import type { ListState } from './list-state.ts'
import { ViewButtons } from './saved-views.tsx'
import { addressOf } from './use-list-state.ts'
import type { Totals } from './use-totals.ts'

type Props = {
  readonly list: ListDefinition
  readonly state: ListState
  readonly totals: Totals | undefined
  /** What can be done with marked rows. */
  readonly does: ReactNode
  /** Whether the filter has a key. */
  readonly hasKeys: boolean
  readonly onChange: (next: ListState) => void
  readonly onOpen: (what: 'filter' | 'columns' | 'export') => void
}

/** Active filters of a list, the number of rows found, and actions for all of them. */
export function ListBar({ list, state, totals, does, hasKeys, onChange, onOpen }: Props) {
  const { t } = useTexts()
  const copy = async () => {
    const { origin, pathname } = window.location
    const search = addressOf(list, state).toString()
    await navigator.clipboard.writeText(`${origin}${pathname}${search === '' ? '' : `?${search}`}`)
    announce(t('lists.copied'))
  }
  return (
    <div className={joinClasses(layout.bar, layout.wrap)}>
      {conditionsOf(list).length > 0 ? (
        <Button variant="outlined" onClick={() => onOpen('filter')}>
          <ListFilter aria-hidden="true" /> {t('lists.filter')} {hasKeys ? <kbd>F</kbd> : null}
        </Button>
      ) : null}
      {does}
      <FilterChips list={list} state={state} onChange={onChange} />
      <span className={joinClasses(layout.grow, textStyles.small, textStyles.muted)} aria-live="polite">
        {totals ? t(totals.isMore ? 'lists.foundMore' : 'lists.found', { count: totals.count }) : ''}
      </span>
      <ViewButtons list={list} state={state} />
      <Button variant="ghost" aria-label={t('lists.copy')} title={t('lists.copy')} onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
      </Button>
      <Button variant="outlined" onClick={() => onOpen('columns')}>
        <Columns3 aria-hidden="true" /> {t('lists.columns')}
      </Button>
      <ActionButton
        permission="lists.export"
        icon={<Download aria-hidden="true" />}
        label={t('lists.export')}
        onClick={() => onOpen('export')}
      />
    </div>
  )
}
