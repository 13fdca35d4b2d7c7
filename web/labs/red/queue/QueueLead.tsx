export function QueueLead() {
  return null;
}
