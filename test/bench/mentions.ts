export { bench } from '../held-out/mentions.ts'
