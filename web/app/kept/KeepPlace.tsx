/** The button's place until it has come. */
export function KeepPlace() {
  return (
    <button type="button" className="button" disabled>
      Keep this
    </button>
  );
}
