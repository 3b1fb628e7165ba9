import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Static } from 'typebox'
import type { Tag } from '#contract/shapes/game.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { BRAND_LANGUAGES } from './brand-languages.ts'
import { TagForm } from './tag-form.tsx'
import { useTagNames } from './use-games.ts'

type Shown = Static<typeof Tag>

/** All tags with their type, colour, missing translations and games; the open one beside them. */
export function TagsView({ tags }: { readonly tags: readonly Shown[] }) {
  const { t, or } = useTexts()
  const tagName = useTagNames()
  const [open, setOpen] = useState<Shown | 'new'>()
  const close = () => setOpen(undefined)
  const present = open === undefined || open === 'new' ? open : tags.find(({ key }) => key === open.key)
  return (
    <div className={present ? 'split round games-split' : 'games-split'}>
      <div className="list-scroll">
        <div className="box-pad row between wrap">
          <span className="s sec">{t('tags.what')}</span>
          <ActionButton
            permission="games.manage"
            label={t('tags.create')}
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpen('new')}
          />
        </div>
        <div className="tablewrap">
          <table aria-label={t('games.view.tags')}>
            <thead>
              <tr>
                <th>{t('tags.name')}</th>
                <th className="hide">{t('tags.key')}</th>
                <th>{t('tags.type')}</th>
                <th className="hide">{t('tags.color')}</th>
                <th className="hide">{t('tags.missing')}</th>
                <th className="n">{t('tags.games')}</th>
              </tr>
            </thead>
            <tbody>
              {tags.map((tag) => {
                const missing = BRAND_LANGUAGES.filter(
                  (one) => !tag.translations.some(({ language }) => language === one),
                )
                const color = tag.metadata?.badgeColor
                return (
                  <tr key={tag.key} data-row={tag.key} aria-selected={present !== 'new' && present?.key === tag.key}>
                    <td className="b">
                      <button type="button" className="open-row" onClick={() => setOpen(tag)}>
                        {tagName(tag.key)}
                      </button>
                    </td>
                    <td className="s sec hide">{tag.key}</td>
                    <td className="s">{t(`tags.types.${tag.type}`)}</td>
                    <td className="s hide">
                      {color ? (
                        <span className="row">
                          <i className={`swatch ${color}`} aria-hidden="true" />
                          {or(`tags.colors.${color}`, color)}
                        </span>
                      ) : (
                        '–'
                      )}
                    </td>
                    <td className="s hide">{missing.length === 0 ? '–' : missing.join(', ')}</td>
                    <td className="n">{tag.gamesCount}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
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
