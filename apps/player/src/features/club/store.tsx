import { useFormatter, useTranslations } from 'use-intl/react'
import { BusyButton } from './busy-button.tsx'
import { ClubIcon } from './club-icon.tsx'
import styles from './club.module.css'
import { usePoints } from './missions.tsx'
import type { Item } from './read-club.ts'

type Props = {
  readonly items: readonly Item[]
  readonly points: number
  readonly isClosed: boolean
  readonly onBuy: (item: Item) => Promise<unknown>
  readonly onWear: (avatar: string) => Promise<unknown>
}

/** The store for points, with plain prices; worn items can be taken off. Closed to players who must get no offers. */
export function Store({ items, points, isClosed, onBuy, onWear }: Props) {
  const t = useTranslations('club')
  const format = useFormatter()
  return (
    <section>
      <header className={styles.head}>
        <h2>{t('tabs.store')}</h2>
        <small>{t('have', { points: t('points', { points, written: format.number(points) }) })}</small>
      </header>
      {isClosed ? (
        <p className={styles.note}>
          <ClubIcon name="info" />
          <span>{t('storeClosed')}</span>
        </p>
      ) : null}
      <ul className={styles.store}>
        {items.map((item) => (
          <Thing key={item.id} item={item} points={points} isClosed={isClosed} onBuy={onBuy} onWear={onWear} />
        ))}
      </ul>
    </section>
  )
}

function Thing({ item, points, isClosed, onBuy, onWear }: Omit<Props, 'items'> & { readonly item: Item }) {
  const t = useTranslations('club')
  const price = usePoints(item.price)
  const canPay = Number(item.price) <= points
  const action = item.isOwned
    ? { label: t(item.isWorn ? 'takeOff' : 'wear'), run: () => onWear(item.isWorn ? '' : (item.avatar ?? '')) }
    : { label: t('exchange'), run: () => onBuy(item) }
  return (
    <li>
      <span className={styles.picture}>
        {item.image ? <img src={item.image} alt="" width={96} height={96} /> : <ClubIcon name="gift" />}
      </span>
      <b>{item.name}</b>
      <small>{item.isWorn ? t('worn') : item.isOwned ? t('owned') : price}</small>
      {item.isOwned || !isClosed ? (
        <BusyButton
          label={action.label}
          about={item.name}
          disabled={!item.isOwned && (!canPay || !item.canBuy)}
          onPress={action.run}
        />
      ) : null}
    </li>
  )
}
