//! A TUN device: what a host sends to it can be read, and what is written to it the host receives.

use nix::libc;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::fs::OpenOptionsExt;

nix::ioctl_write_int!(attach, b'T', 202);

/// Name of the device in each namespace.
pub const DEVICE: &str = "tun0";

/// Makes the device in the network namespace of the calling thread. Reads and writes do not wait, and carry bare IP
/// packets.
pub fn open() -> io::Result<File> {
    let file =
        OpenOptions::new().read(true).write(true).custom_flags(libc::O_NONBLOCK).open("/dev/net/tun")?;
    let mut name = [0; libc::IFNAMSIZ];
    for (into, from) in name.iter_mut().zip(DEVICE.bytes()) {
        *into = from as libc::c_char;
    }
    let flags = (libc::IFF_TUN | libc::IFF_NO_PI) as libc::c_short;
    let request =
        libc::ifreq { ifr_name: name, ifr_ifru: libc::__c_anonymous_ifr_ifru { ifru_flags: flags } };
    let address = std::ptr::from_ref(&request) as libc::c_ulong;
    // SAFETY: TUNSETIFF reads and writes one `ifreq`, which lives until the call returns
    unsafe { attach(file.as_raw_fd(), address) }?;
    Ok(file)
}
