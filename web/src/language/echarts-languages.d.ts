declare module 'echarts/lib/i18n/langES.js' {
  const texts: object;
  export default texts;
}
