import { useTexts } from '../use-texts.ts'
import { nameAbout } from './name-about.ts'
import { nameOfField } from './name-of-field.ts'

type Named = { readonly field: string; readonly about?: string | undefined; readonly isOfMany?: boolean }

/** The name of a field of a change. A permission or a scope has its own name; one of many is numbered or named. */
export function useFieldName() {
  const { or } = useTexts()
  return ({ field, about, isOfMany = true }: Named): string => {
    if (field.startsWith('look.')) {
      const axis = or(`studio.axis.${field.slice('look.'.length)}`, field)
      return about === undefined ? axis : `${axis} · ${or(`studio.token.${about}`, about)}`
    }
    const name = nameOfField(field, or)
    if (about === undefined) return name
    const named = nameAbout(about, or)
    if (named !== undefined) return `${name} · ${named}`
    return isOfMany ? `${name} · ${about}` : name
  }
}
