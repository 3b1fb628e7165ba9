import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Icon } from '#ui/icon.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { firstDirection, ORDERS, RETURNS, VOLATILITIES, writeFilters, type Filters } from './filters.ts'
import type { TagGroups } from './group-tags.ts'
import type { CountedProvider } from './lobby-state.ts'
import { useTagName } from './tag-name.ts'

const OWN_LISTS = ['favourites', 'recents'] as const

type Props = {
  readonly tags: TagGroups
  readonly providers: readonly CountedProvider[]
  readonly filters: Filters
}

/** Tag, reels, badge, provider, own lists and order, each with the number of its games. All it does is an address. */
export default function LobbyTools({ tags, providers, filters }: Props) {
  const t = useTranslations('lobby')
  const tagName = useTagName()
  const { locale } = useSite()
  const navigate = useNavigate()
  const go = (change: Partial<Filters>) =>
    void navigate(paths.lobby(locale, writeFilters({ ...filters, ...change })), {
      replace: true,
      preventScrollReset: true,
      state: { isTyping: true },
    })
  const groups = [
    ['tag', tags.tags],
    ['reels', tags.reels],
    ['badge', tags.badges],
  ] as const
  return (
    <fieldset className="lobby-tools" aria-label={t('narrow')}>
      {groups.map(([name, group]) =>
        group.length === 0 ? null : (
          <Pick
            key={name}
            label={t(name)}
            value={filters[name]}
            any={t('any')}
            options={group.map((tag) => [tag.key, `${tagName(tag)} (${tag.gamesCount})`])}
            onPick={(key) => go({ [name]: key || undefined })}
          />
        ),
      )}
      {providers.length > 0 ? (
        <Pick
          label={t('provider')}
          value={filters.provider}
          any={t('any')}
          options={providers.map(({ name, normalizedName, gamesCount }) => [normalizedName, `${name} (${gamesCount})`])}
          onPick={(provider) => go({ provider: provider || undefined })}
        />
      ) : null}
      <Pick
        label={t('volatilityPick')}
        value={filters.volatility}
        any={t('any')}
        options={VOLATILITIES.map((one) => [one, t(`volatility.${one}`)])}
        onPick={(picked) => go({ volatility: VOLATILITIES.find((one) => one === picked) })}
      />
      <Pick
        label={t('rtpPick')}
        value={filters.rtp}
        any={t('any')}
        options={RETURNS.map((one) => [one, t('rtpFrom', { rtp: one })])}
        onPick={(picked) => go({ rtp: RETURNS.find((one) => one === picked) })}
      />
      <Pick
        label={t('show')}
        value={filters.show}
        any={t('allGames')}
        options={OWN_LISTS.map((one) => [one, t(`rows.${one}`)])}
        onPick={(picked) => go({ show: OWN_LISTS.find((one) => one === picked) })}
      />
      <Pick
        label={t('order')}
        value={filters.order}
        options={ORDERS.map((order) => [order, t(`orders.${order}`)])}
        onPick={(picked) => {
          const order = ORDERS.find((one) => one === picked) ?? 'sort'
          go({ order, direction: firstDirection(order) })
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t(`directions.${filters.direction}`)}
        title={t(`directions.${filters.direction}`)}
        onClick={() => go({ direction: filters.direction === 'asc' ? 'desc' : 'asc' })}
      >
        <Icon name={filters.direction === 'asc' ? 'up' : 'down'} />
      </button>
    </fieldset>
  )
}

type PickProps = {
  readonly label: string
  readonly value: string | undefined
  /** What stands for no choice; without it there is always one. */
  readonly any?: string
  /** Each with its words. */
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly onPick: (value: string) => void
}

function Pick({ label, value = '', any, options, onPick }: PickProps) {
  return (
    <label className="lobby-tools-pick">
      {label}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {any === undefined ? null : <option value="">{any}</option>}
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
