import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Static } from 'typebox'
import type { Tag } from '#contract/shapes/game.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import rowStyles from '../../shell/rows.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { BRAND_LANGUAGES } from './brand-languages.ts'
import { TagForm } from './tag-form.tsx'
import { useTagNames } from './use-games.ts'
import styles from './games.module.css'
import tagStyles from './tags.module.css'

type Shown = Static<typeof Tag>

/** All tags with their type, colour, missing translations and games; the open one beside them. */
export function TagsView({ tags }: { readonly tags: readonly Shown[] }) {
  const { t, or } = useTexts()
  const tagName = useTagNames()
  const [open, setOpen] = useState<Shown | 'new'>()
  const close = () => setOpen(undefined)
  const present = open === undefined || open === 'new' ? open : tags.find(({ key }) => key === open.key)
  return (
    <div className={present ? joinClasses(layout.split, layout.round, styles.beside) : styles.list}>
      <div className={layout.list}>
        <div className={joinClasses(layout.padded, layout.row, layout.between, layout.wrap)}>
          <span className={joinClasses(textStyles.small, textStyles.secondary)}>{t('tags.what')}</span>
          <ActionButton
            permission="games.manage"
            label={t('tags.create')}
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpen('new')}
          />
        </div>
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('games.view.tags')}
            head={
              <tr>
                <th>{t('tags.name')}</th>
                <th className={layout.wideOnly}>{t('tags.key')}</th>
                <th>{t('tags.type')}</th>
                <th className={layout.wideOnly}>{t('tags.color')}</th>
                <th className={layout.wideOnly}>{t('tags.missing')}</th>
                <NumberHeader>{t('tags.games')}</NumberHeader>
              </tr>
            }
          >
            {tags.map((tag) => {
              const missing = BRAND_LANGUAGES.filter(
                (one) => !tag.translations.some(({ language }) => language === one),
              )
              const color = tag.metadata?.badgeColor
              return (
                <tr key={tag.key} data-row={tag.key} aria-selected={present !== 'new' && present?.key === tag.key}>
                  <td className={textStyles.bold}>
                    <button type="button" data-opener className={rowStyles.opener} onClick={() => setOpen(tag)}>
                      {tagName(tag.key)}
                    </button>
                  </td>
                  <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)}>{tag.key}</td>
                  <td className={textStyles.small}>{t(`tags.types.${tag.type}`)}</td>
                  <td className={joinClasses(textStyles.small, layout.wideOnly)}>
                    {color ? (
                      <span className={layout.row}>
                        <i className={joinClasses(tagStyles.swatch, tagStyles[color])} aria-hidden="true" />
                        {or(`tags.colors.${color}`, color)}
                      </span>
                    ) : (
                      '–'
                    )}
                  </td>
                  <td className={joinClasses(textStyles.small, layout.wideOnly)}>
                    {missing.length === 0 ? '–' : missing.join(', ')}
                  </td>
                  <NumberCell>{tag.gamesCount}</NumberCell>
                </tr>
              )
            })}
          </Table>
        </div>
      </div>
      {present ? (
        <TagForm
          key={present === 'new' ? 'new' : present.key}
          tag={present === 'new' ? undefined : present}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
