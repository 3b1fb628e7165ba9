import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { useTexts } from '../../shell/use-texts.ts'

const WAITS_HOURS = [24, 72] as const
const SEARCH_MIN = 2

type Props = { readonly searched: string; readonly onSearch: (text: string) => void }

/** Searches withdrawals by number, whole name or end of the account, and by their waiting time. */
export function QueueFilterBar({ searched, onSearch }: Props) {
  const { t } = useTexts()
  const [written, setWritten] = useState(searched)
  const [search, setSearch] = useSearchParams()
  const find = (text: string) => onSearch(text.trim().length < SEARCH_MIN ? '' : text.trim())
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
        label={t('queue.waits')}
        value={search.get('waitsHours') ?? ''}
        onChange={({ target }) =>
          setSearch(
            (before) => {
              const next = new URLSearchParams(before)
              next.delete('waitsHours')
              if (target.value !== '') next.set('waitsHours', target.value)
              return next
            },
            { replace: true },
          )
        }
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
