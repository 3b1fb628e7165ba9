import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Icon } from '#ui/icon.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { firstDirection, ORDERS, RETURNS, VOLATILITIES, writeFilters, type Filters } from './filters.ts'
import type { TagGroups } from './group-tags.ts'
import type { CountedProvider } from './lobby-state.ts'
import { useTagName } from './tag-name.ts'

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
          <label key={name} className="lobby-tools-pick">
            {t(name)}
            <select value={filters[name] ?? ''} onChange={(event) => go({ [name]: event.target.value || undefined })}>
              <option value="">{t('any')}</option>
              {group.map((tag) => (
                <option key={tag.key} value={tag.key}>
                  {tagName(tag)} ({tag.gamesCount})
                </option>
              ))}
            </select>
          </label>
        ),
      )}
      {providers.length > 0 ? (
        <label className="lobby-tools-pick">
          {t('provider')}
          <select
            value={filters.provider ?? ''}
            onChange={(event) => go({ provider: event.target.value || undefined })}
          >
            <option value="">{t('any')}</option>
            {providers.map(({ name, normalizedName, gamesCount }) => (
              <option key={normalizedName} value={normalizedName}>
                {name} ({gamesCount})
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label className="lobby-tools-pick">
        {t('volatilityPick')}
        <select
          value={filters.volatility ?? ''}
          onChange={(event) => go({ volatility: VOLATILITIES.find((one) => one === event.target.value) })}
        >
          <option value="">{t('any')}</option>
          {VOLATILITIES.map((one) => (
            <option key={one} value={one}>
              {t(`volatility.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="lobby-tools-pick">
        {t('rtpPick')}
        <select
          value={filters.rtp ?? ''}
          onChange={(event) => go({ rtp: RETURNS.find((one) => one === event.target.value) })}
        >
          <option value="">{t('any')}</option>
          {RETURNS.map((one) => (
            <option key={one} value={one}>
              {t('rtpFrom', { rtp: one })}
            </option>
          ))}
        </select>
      </label>
      <label className="lobby-tools-pick">
        {t('show')}
        <select
          value={filters.show ?? ''}
          onChange={(event) => {
            const show = event.target.value
            go({ show: show === 'favourites' || show === 'recents' ? show : undefined })
          }}
        >
          <option value="">{t('allGames')}</option>
          <option value="favourites">{t('rows.favourites')}</option>
          <option value="recents">{t('rows.recents')}</option>
        </select>
      </label>
      <label className="lobby-tools-pick">
        {t('order')}
        <select
          value={filters.order}
          onChange={(event) => {
            const order = ORDERS.find((one) => one === event.target.value) ?? 'sort'
            go({ order, direction: firstDirection(order) })
          }}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`orders.${order}`)}
            </option>
          ))}
        </select>
      </label>
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
