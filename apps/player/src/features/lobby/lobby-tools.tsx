import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { useNumber } from '../../shell/use-number.ts'
import { countOptions } from './count-options.ts'
import { filterGames, indexOf, type OwnLists, type Searched } from './filter-games.ts'
import { firstDirection, ORDERS, parseFilters, RETURNS, VOLATILITIES, writeFilters, type Filters } from './filters.ts'
import type { TagGroups } from './group-tags.ts'
import type { CountedProvider } from './lobby-state.ts'
import { useTagName } from './tag-name.ts'

const OWN_LISTS = ['favourites', 'recents'] as const

type Props = {
  readonly searched: Searched
  readonly own: OwnLists
  readonly tags: TagGroups
  readonly providers: readonly CountedProvider[]
  readonly filters: Filters
  readonly onClose: () => void
}

/** Filters and order in a sheet, each option with the number of games that it would leave. It only changes the URL. */
export default function LobbyTools({ searched, own, tags, providers, filters, onClose }: Props) {
  const t = useTranslations('lobby')
  const tagName = useTagName()
  const { locale } = useSite()
  const navigate = useNavigate()
  const write = useNumber()
  const index = indexOf(searched)
  const counts = useMemo(() => countOptions(index, filters, own), [index, filters, own])
  const found = useMemo(() => filterGames(index, filters, own).length, [index, filters, own])
  const go = (change: Partial<Filters>) =>
    void navigate(paths.lobby(locale, writeFilters({ ...filters, ...change })), {
      replace: true,
      preventScrollReset: true,
      state: { isTyping: true },
    })
  const counted = (name: keyof typeof counts, options: readonly (readonly [value: string, words: string])[]) =>
    options.map(([value, words]): Option => {
      const count = counts[name].get(value) ?? 0
      return { value, words: `${words} (${write(count)})`, isEmpty: count === 0 }
    })
  const groups = [
    ['tag', tags.tags],
    ['reels', tags.reels],
    ['badge', tags.badges],
  ] as const
  return (
    <Sheet labelledBy="lobby-tools" onClose={onClose}>
      <DialogTitle id="lobby-tools">{t('narrow')}</DialogTitle>
      <DialogBody>
        <OrderPick filters={filters} go={go} />
        <Pick
          label={t('show')}
          value={filters.show}
          any={t('allGames')}
          options={counted(
            'show',
            OWN_LISTS.map((one) => [one, t(`rows.${one}`)]),
          )}
          onPick={(picked) => go({ show: OWN_LISTS.find((one) => one === picked) })}
        />
        {groups.map(([name, group]) =>
          group.length === 0 ? null : (
            <Pick
              key={name}
              label={t(name)}
              value={filters[name]}
              any={t('any')}
              options={counted(
                name,
                group.map((tag) => [tag.key, tagName(tag)]),
              )}
              onPick={(key) => go({ [name]: key || undefined })}
            />
          ),
        )}
        {providers.length > 1 ? (
          <Pick
            label={t('provider')}
            value={filters.provider}
            any={t('any')}
            options={counted(
              'provider',
              providers.map(({ name, normalizedName }) => [normalizedName, name]),
            )}
            onPick={(provider) => go({ provider: provider || undefined })}
          />
        ) : null}
        <Pick
          label={t('volatilityPick')}
          value={filters.volatility}
          any={t('any')}
          options={counted(
            'volatility',
            VOLATILITIES.map((one) => [one, t(`volatility.${one}`)]),
          )}
          onPick={(picked) => go({ volatility: VOLATILITIES.find((one) => one === picked) })}
        />
        <Pick
          label={t('rtpPick')}
          value={filters.rtp}
          any={t('any')}
          options={counted(
            'rtp',
            RETURNS.map((one) => [one, t('rtpFrom', { rtp: one })]),
          )}
          onPick={(picked) => go({ rtp: RETURNS.find((one) => one === picked) })}
        />
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t('showFound', { count: found, written: write(found) })}</Button>
        <Button variant="ghost" onClick={() => go({ ...parseFilters(''), text: filters.text })}>
          {t('clearFilters')}
        </Button>
      </DialogActions>
    </Sheet>
  )
}

type OrderProps = { readonly filters: Filters; readonly go: (change: Partial<Filters>) => void }

function OrderPick({ filters, go }: OrderProps) {
  const t = useTranslations('lobby')
  return (
    <>
      <Pick
        label={t('order')}
        value={filters.order}
        options={ORDERS.map((order) => ({ value: order, words: t(`orders.${order}`), isEmpty: false }))}
        onPick={(picked) => {
          const order = ORDERS.find((one) => one === picked) ?? 'sort'
          go({ order, direction: firstDirection(order) })
        }}
      />
      <Button variant="ghost" onClick={() => go({ direction: filters.direction === 'asc' ? 'desc' : 'asc' })}>
        <Icon name={filters.direction === 'asc' ? 'up' : 'down'} />
        {t(`directions.${filters.direction}`)}
      </Button>
    </>
  )
}

type Option = { readonly value: string; readonly words: string; readonly isEmpty: boolean }

type PickProps = {
  readonly label: string
  readonly value: string | undefined
  /** Label of no choice; without it there is always one. */
  readonly any?: string
  readonly options: readonly Option[]
  readonly onPick: (value: string) => void
}

function Pick({ label, value = '', any, options, onPick }: PickProps) {
  return (
    <Select label={label} value={value} onChange={(event) => onPick(event.target.value)}>
      {any === undefined ? null : <option value="">{any}</option>}
      {options.map(({ value: one, words, isEmpty }) => (
        <option key={one} value={one} disabled={isEmpty && one !== value}>
          {words}
        </option>
      ))}
    </Select>
  )
}
