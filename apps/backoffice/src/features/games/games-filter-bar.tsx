import type { RefObject } from 'react'
import type { Static } from 'typebox'
import type { Tag } from '#contract/shapes/game.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { readGamesFilter, SWITCHES, type StaffGame } from './filter-games.ts'
import type { OrderedView } from './game-views.ts'
import { useTagNames } from './use-games.ts'
import type { useListOrder } from './use-list-order.ts'

type Props = {
  readonly view: OrderedView
  readonly games: readonly StaffGame[]
  readonly tags: readonly Static<typeof Tag>[]
  readonly list: ReturnType<typeof useListOrder>
  /** The parameters of the URL with the present filter. */
  readonly search: URLSearchParams
  readonly shownCount: number
  readonly find: RefObject<HTMLInputElement | null>
  readonly onSet: (name: 'tag' | 'find' | 'switch', value: string) => void
}

/** Filters of the list: by tag, by name or key, enabled or disabled; and the number of results. */
export function GamesFilterBar({ view, games, tags, list, search, shownCount, find, onSet }: Props) {
  const { t } = useTexts()
  const tagName = useTagNames()
  const mayManage = useMay('games.manage')
  const tagKey = search.get('tag') ?? ''
  return (
    <search className={layout.fields}>
      {view === 'tag' ? (
        <Select label={t('games.ofTag')} value={tagKey} onChange={(event) => onSet('tag', event.target.value)}>
          <option value="">{t('games.chooseTag')}</option>
          {tags.map((tag) => (
            <option key={tag.key} value={tag.key}>
              {tagName(tag.key)} ({games.filter((game) => game.tags.includes(tag.key)).length})
            </option>
          ))}
        </Select>
      ) : null}
      <Field label={t('games.find')} className={layout.wide}>
        {(control) => (
          <input
            {...control}
            ref={find}
            type="search"
            value={readGamesFilter(search).find}
            onChange={(event) => onSet('find', event.target.value)}
          />
        )}
      </Field>
      <Select
        label={t('players.state')}
        value={search.get('switch') ?? ''}
        onChange={(event) => onSet('switch', event.target.value)}
      >
        <option value="">{t('audit.any')}</option>
        {SWITCHES.map((one) => (
          <option key={one} value={one}>
            {t(`games.${one}`)}
          </option>
        ))}
      </Select>
      {view !== 'general' && list.isReady && mayManage ? (
        <label className={controls.check}>
          <input
            type="checkbox"
            className={controls.checkbox}
            checked={list.isEnabled}
            disabled={list.setEnabled.isPending}
            onChange={(event) => list.setEnabled.mutate(event.target.checked)}
          />
          {t('games.ownOrder')}
        </label>
      ) : null}
      <span className={joinClasses(textStyles.small, textStyles.muted)} role="status">
        {t('games.count', {
          shown: shownCount,
          count: list.order.length,
          off: games.filter(({ isEnabled, key }) => !isEnabled && list.order.includes(key)).length,
        })}
      </span>
    </search>
  )
}
