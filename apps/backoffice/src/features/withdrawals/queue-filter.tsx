import { useState } from 'react'
import { WITHDRAWAL_SIGNALS, type WithdrawalSignal } from '#contract/shapes/withdrawals.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { useTexts } from '../../shell/use-texts.ts'

/** What the queue is narrowed to; empty shows all of it. */
export type QueueFilter = { readonly search?: string; readonly signal?: WithdrawalSignal; readonly waitsHours?: number }

const WAITS_HOURS = [24, 72] as const
const SEARCH_MIN = 2

type Props = { readonly filter: QueueFilter; readonly onChange: (filter: QueueFilter) => void }

/** Finds withdrawals by number, whole name or end of the account, by what to look at, and by how long they wait. */
export function QueueFilterBar({ filter, onChange }: Props) {
  const { t } = useTexts()
  const [written, setWritten] = useState(filter.search ?? '')
  const { search: _, ...others } = filter
  const find = (text: string) => {
    const search = text.trim()
    onChange(search.length < SEARCH_MIN ? others : { ...others, search })
  }
  return (
    <form
      className={joinClasses(layout.row, layout.toBottom, layout.wrap, layout.padded)}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        find(written)
      }}
    >
      <Field label={t('queue.search')}>
        {(control) => (
          <input
            {...control}
            type="search"
            maxLength={60}
            value={written}
            onChange={({ target }) => {
              setWritten(target.value)
              if (target.value === '') find('')
            }}
          />
        )}
      </Field>
      <Select
        label={t('withdrawals.signals')}
        value={filter.signal ?? ''}
        onChange={({ target }) => {
          const { signal: _before, ...rest } = filter
          const signal = WITHDRAWAL_SIGNALS.find((one) => one === target.value)
          onChange(signal ? { ...rest, signal } : rest)
        }}
      >
        <option value="">{t('queue.any')}</option>
        {WITHDRAWAL_SIGNALS.map((one) => (
          <option key={one} value={one}>
            {t(`signal.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('queue.waits')}
        value={filter.waitsHours ?? ''}
        onChange={({ target }) => {
          const { waitsHours: _before, ...rest } = filter
          onChange(target.value === '' ? rest : { ...rest, waitsHours: Number(target.value) })
        }}
      >
        <option value="">{t('queue.any')}</option>
        {WAITS_HOURS.map((hours) => (
          <option key={hours} value={hours}>
            {t('queue.hours', { hours })}
          </option>
        ))}
      </Select>
      <Button variant="outlined" type="submit">
        {t('queue.find')}
      </Button>
    </form>
  )
}
