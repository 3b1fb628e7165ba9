export type ButtonSize = 'small' | 'normal' | 'large' | 'extra-large'
export type ButtonVariant = 'primary' | 'ghost' | 'outlined' | 'base'

const sizeClass = { small: 'sm', normal: '', large: 'lg', 'extra-large': 'xl' } as const
const variantClass = { primary: 'pri', ghost: 'gho', outlined: 'out', base: 'bas' } as const

/** The look of a button for something that is not one, such as a router's link. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'normal', more = ''): string {
  return ['btn', variantClass[variant], sizeClass[size], more].filter(Boolean).join(' ')
}
