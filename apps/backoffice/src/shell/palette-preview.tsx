import { joinClasses } from '#ui/join-classes.ts'
import type { Choice } from './palette-choices.ts'
import layout from './layout.module.css'
import styles from './palette.module.css'
import textStyles from './text.module.css'

/** The known facts of the selected row, without opening it. */
export function PalettePreview({ choice }: { readonly choice: Choice | undefined }) {
  if (!choice?.facts) return null
  return (
    <aside className={styles.preview} aria-label={choice.label}>
      <b>{choice.title ?? choice.label}</b>
      <dl className={joinClasses(layout.facts, textStyles.small)}>
        {choice.facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
