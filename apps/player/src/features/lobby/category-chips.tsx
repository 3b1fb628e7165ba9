import { memo, useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Icon } from '#ui/icon.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { isNarrowed, writeFilters, type Filters } from './filters.ts'
import type { TagGroups } from './group-tags.ts'
import { useTagName } from './tag-name.ts'

/** Categories, then genres, each with the number of its games. The selected one is white: orange is for actions. */
export const CategoryChips = memo(function CategoryChips({
  tags,
  total,
  filters,
  set,
  isOpen,
  onOpen,
  onNear,
}: {
  tags: TagGroups
  total: number
  filters: Filters
  /** Number of active filters that only the sheet shows. */
  set: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** A press may follow. */
  onNear: () => void
}) {
  const t = useTranslations('lobby')
  const tagName = useTagName()
  const { locale } = useSite()
  const to = (change: Partial<Filters>) =>
    paths.lobby(locale, writeFilters({ ...filters, category: undefined, genre: undefined, show: undefined, ...change }))
  const isAll = !isNarrowed({ ...filters, text: '' }) || (!filters.category && !filters.genre && !filters.show)
  const chips = useRef<HTMLElement>(null)
  const chosen = filters.category ?? filters.genre

  const near = {
    onPointerEnter: onNear,
    onFocus(event: FocusEvent<HTMLElement>) {
      onNear()
      showFocused(event)
    },
  }

  const isPressed = useRef(false)
  const press = () => {
    isPressed.current = true
  }

  // After a press on a category further down the page scrolls to its games. After a navigation by URL alone, such as
  // Back, the scroll position is kept.
  useLayoutEffect(() => {
    if (isPressed.current) showResults(chips.current)
    isPressed.current = false
  }, [filters])

  // On a phone the selected chip may be outside the view: the row scrolls to it, and the page does not.
  useEffect(() => {
    const row = chips.current
    const chip = chosen === undefined ? undefined : row?.querySelector<HTMLElement>('[aria-current]')
    if (row && chip) showChip(row, chip)
  }, [chosen])

  return (
    <nav ref={chips} className="category-chip-bar" aria-label={t('categories')}>
      <button
        type="button"
        className="category-chip"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(true)}
        onFocus={showFocused}
      >
        <Icon name="tune" />
        {t('filters')}
        {set > 0 ? <small>{set}</small> : null}
      </button>
      <Link
        className="category-chip"
        preventScrollReset
        to={to({})}
        aria-current={isAll ? 'true' : undefined}
        onClick={press}
        {...near}
      >
        {t('allGames')}
        <small>{total}</small>
      </Link>
      {(['category', 'genre'] as const).flatMap((kind) =>
        (kind === 'category' ? tags.categories : tags.genres).map((tag) => (
          <Link
            key={tag.key}
            className="category-chip"
            preventScrollReset
            to={to({ [kind]: tag.key })}
            aria-current={filters[kind] === tag.key ? 'true' : undefined}
            onClick={press}
            {...near}
          >
            {tagName(tag)}
            <small>{tag.gamesCount}</small>
          </Link>
        )),
      )}
    </nav>
  )
})

/** A browser leaves alone what is seen in part. Not while a pointer is pressed: the chip would move away under it. */
function showFocused({ currentTarget: chip }: FocusEvent<HTMLElement>): void {
  if (chip.parentElement && chip.matches(':focus-visible')) showChip(chip.parentElement, chip)
}

/** Scrolls the row, and not the page, until the chip is in its middle. */
function showChip(row: HTMLElement, chip: HTMLElement): void {
  row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 })
}

/** Scrolls up to the chips and the results below them. While the page is scrolled the chips stick to its top. */
function showResults(chips: HTMLElement | null): void {
  if (!chips) return
  const stuck = Number.parseFloat(getComputedStyle(chips).top)
  chips.style.position = 'static'
  const above = chips.getBoundingClientRect().top - stuck
  chips.style.position = ''
  if (above < 0) scrollBy({ top: above, behavior: 'instant' })
}
