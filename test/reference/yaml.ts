export { parse as parseYaml } from 'yaml'
