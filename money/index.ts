export * from './minor-units.ts'
