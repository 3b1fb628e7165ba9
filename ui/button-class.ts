export type ButtonSize = 'small' | 'normal' | 'large' | 'extra-large'
export type ButtonVariant = 'primary' | 'ghost' | 'outlined' | 'base'

const sizeClass = { small: 'button-small', normal: '', large: 'button-large', 'extra-large': 'button-wide' } as const
const variantClass = {
  primary: 'button-primary',
  ghost: 'button-ghost',
  outlined: 'button-outlined',
  base: 'button-base',
} as const

/** The look of a button for something that is not one, such as a router's link. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'normal', more = ''): string {
  return ['button', variantClass[variant], sizeClass[size], more].filter(Boolean).join(' ')
}
