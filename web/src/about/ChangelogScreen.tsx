export default function ChangelogScreen() {
  return null;
}
